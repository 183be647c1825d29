/* The board in the browser: a checker is taken in hand without a request, keys follow the route,
   a drag is a tap on either end, two quick taps play. Every page works without this file; what a tap
   means is written in rules/boards/tapping.py and mirrored in `meaning`. */
(() => {
  "use strict";

  const BAR = 25;
  const OFF = 0;
  const DRAG = 8;
  const TWICE = 400;
  const SVG = "http://www.w3.org/2000/svg";
  const POINT = "form.board .point-button";
  const ANSWERED = ".arrow-refused, .mark-field, .mark-refused, .mark-blocked";
  const ONWARD = "#next, #next-turn, a.button-primary[id$='-on']";
  const PILL = ".is-landing, .is-hit, .is-refused, .is-blocked, .is-named";
  const ALONG = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const ENDS = { Home: "point-24", End: "point-1" };

  const list = (text) => (text || "").split(/\s+/).filter(Boolean).map(Number);
  const field = (form, name) => form.querySelector(`input[name=${name}]`);
  const hand = (form) => field(form, "from");
  const held = (form) => Number(hand(form).value);
  const message = () => document.getElementById("message");
  const owns = (form, place) => place !== OFF && list(form.dataset.own).includes(place);

  const sums = (numbers) =>
    numbers.reduce((found, number) => found.concat(found.map((sum) => sum + number)), [0]).slice(1);

  const meaning = (form, place) => {
    const chosen = held(form);
    const own = owns(form, place);
    if (own && field(form, "die")?.value) return "try";
    if (!chosen) return own ? "choose" : "miss";
    if (place === chosen) return "let-go";
    const ahead = sums(list(form.dataset.numbers)).includes(chosen - place);
    return own && (place === BAR || !ahead) ? "choose" : "try";
  };

  /* ---- the checker in hand, drawn as the server draws it ---- */

  const draw = (name, attributes) => {
    const shape = document.createElementNS(SVG, name);
    Object.entries(attributes).forEach(([key, value]) => shape.setAttribute(key, value));
    return shape;
  };

  const group = (form, place) =>
    form.querySelector(place === BAR ? ".hit-checkers" : `g.point-${place}`);

  const lift = (form, label) => {
    const texts = [...label.querySelectorAll("text")];
    const x = texts.reduce((sum, text) => sum + Number(text.getAttribute("x")), 0) / texts.length;
    const width = Number(form.querySelector(".board-drawing").dataset.pill);
    label.prepend(draw("rect", {
      class: "label-ground upright",
      x: x - width / 2,
      y: texts[0].getAttribute("y") - 12.5,
      width,
      height: 25,
      rx: 3,
    }));
  };

  const mark = (form, place) => {
    const point = group(form, place);
    const top = [...point.querySelectorAll(place === BAR ? ".checker-white" : ".checker")].pop();
    const label = point.querySelector(".label");
    document.getElementById(`point-${place}`).setAttribute("aria-pressed", "true");
    if (label) point.classList.add("is-chosen");
    if (label && !label.querySelector(".label-ground")) lift(form, label);
    point.append(draw("use", {
      class: "mark mark-chosen",
      href: "#mark-chosen",
      x: top.getAttribute("x"),
      y: top.getAttribute("y"),
    }));
  };

  const unmark = (form, place) => {
    const point = group(form, place);
    document.getElementById(`point-${place}`).removeAttribute("aria-pressed");
    point.classList.remove("is-chosen");
    point.querySelectorAll(".mark-chosen").forEach((shape) => shape.remove());
    if (!point.matches(PILL)) point.querySelector(".label-ground")?.remove();
  };

  /* What a refusal has drawn goes as soon as another checker is taken. */
  const settle = (form) => {
    if (form.dataset.refused === undefined) return;
    delete form.dataset.refused;
    form.querySelectorAll(ANSWERED).forEach((shape) => shape.remove());
    form.querySelectorAll(".is-refused, .is-blocked, .is-named").forEach((point) => {
      point.classList.remove("is-refused", "is-blocked", "is-named");
      if (!point.matches(PILL)) point.querySelector(".label-ground")?.remove();
    });
  };

  /* ---- the message to a checker in hand or a die that was chosen, as the server words it ---- */

  let before = null;

  const say = (form, model, what, text) => {
    const region = message();
    const said = document.getElementById(model)?.content.cloneNode(true);
    if (!region || !said) return;
    if (!before && !held(form) && !region.querySelector(".message-refused")) before = [...region.childNodes];
    said.querySelector(what).textContent = text;
    region.replaceChildren(said);
  };

  const unsay = () => {
    if (before) message().replaceChildren(...before);
    before = null;
  };

  const tell = (form, place) => {
    if (!place) return unsay();
    const names = form.dataset.ownNames?.split("|") ?? [];
    say(form, "picked", ".point-name", names[list(form.dataset.own).indexOf(place)]);
  };

  const canLetGo = () => before || !message();

  const choose = (form, place) => {
    tell(form, place);
    if (held(form)) unmark(form, held(form));
    settle(form);
    hand(form).value = place || "";
    form.dataset.chosen = place || "";
    if (place) mark(form, place);
  };

  /* ---- a solved board takes nothing more: it keeps its answer until that is undone ---- */

  const RESTS = ".point-button[aria-disabled='true']";

  document.addEventListener("click", (event) => {
    if (!event.target.closest(RESTS)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  /* ---- tapping: only what needs an answer goes to the server ---- */

  const send = (form, name, text) => {
    const sent = field(form, name);
    sent.value = text;
    form.requestSubmit();
    sent.value = "";
  };

  let tapped = {};

  const isSecond = (event, form, place) => {
    const { place: last, time } = tapped;
    const quick = event.detail > 0 && last === place && event.timeStamp - time < TWICE;
    tapped = quick ? {} : { place, time: event.timeStamp };
    return quick && owns(form, place) && field(form, "play");
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest(POINT);
    if (!button) return;
    const { form } = button;
    const place = Number(button.value);
    const meant = meaning(form, place);
    if (isSecond(event, form, place) && meant === "let-go") {
      event.preventDefault();
      send(form, "play", place);
      return;
    }
    const asks = form.dataset.asks !== undefined || (meant === "let-go" && !canLetGo());
    if ((meant !== "choose" && meant !== "let-go") || asks) return;
    event.preventDefault();
    choose(form, meant === "choose" ? place : 0);
  }, true);

  /* ---- a die is the number to be played next; a checker in hand is played by it at once ---- */

  document.addEventListener("click", (event) => {
    const die = event.target.closest(".die-button");
    const form = die?.form;
    if (!form?.matches("form.board")) return;
    event.preventDefault();
    if (held(form)) {
      send(form, "die", die.dataset.number);
      return;
    }
    const isNext = die.getAttribute("aria-pressed") === "true";
    if (isNext && !canLetGo()) {
      send(form, "die", "");
      return;
    }
    if (isNext) unsay();
    else say(form, "next-die", ".next-number", die.dataset.number);
    settle(form);
    field(form, "die").value = isNext ? "" : die.dataset.number;
    document.querySelectorAll(".die-button").forEach((other) => {
      const pressed = other === die && !isNext;
      other.setAttribute("aria-pressed", pressed);
      other.closest(".die").classList.toggle("is-next", pressed);
    });
  }, true);

  /* ---- dragging ---- */

  let grip = null;

  document.addEventListener("pointerdown", (event) => {
    const button = event.target.closest(POINT);
    const own = event.isPrimary && event.button === 0 && button && !button.matches(RESTS) && owns(button.form, Number(button.value));
    grip = own ? { button, x: event.clientX, y: event.clientY } : null;
  });

  const isFar = ({ clientX, clientY }) => Math.hypot(clientX - grip.x, clientY - grip.y) > DRAG;

  /* A lifted checker follows the pointer; the one it was taken from pales. */
  const lifted = ({ form, value: place }) => {
    const top = [...group(form, Number(place)).querySelectorAll(Number(place) === BAR ? ".checker-white" : ".checker")].pop();
    const ghost = top.cloneNode();
    top.classList.add("is-leaving");
    ghost.classList.add("is-lifted");
    form.querySelector(".board-drawing").append(ghost);
    return ghost;
  };

  const drop = () => {
    grip?.ghost?.remove();
    document.querySelectorAll(".is-leaving").forEach(({ classList }) => classList.remove("is-leaving"));
    grip = null;
  };

  document.addEventListener("pointermove", (event) => {
    if (!grip || !event.isPrimary || !(grip.ghost || isFar(event))) return;
    grip.ghost ??= lifted(grip.button);
    const drawing = grip.ghost.ownerSVGElement;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());
    grip.ghost.setAttribute("x", x);
    grip.ghost.setAttribute("y", y);
  });

  document.addEventListener("pointerup", (event) => {
    if (!grip) return;
    const { button } = grip;
    const far = isFar(event);
    drop();
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest(POINT);
    if (!far || !target || target === button) return;
    if (held(button.form) !== Number(button.value)) choose(button.form, Number(button.value));
    target.click();
  });

  document.addEventListener("pointercancel", drop);

  /* ---- keys ---- */

  const walk = (button, key) => {
    const route = [...button.form.querySelectorAll(".point-button")]
      .sort((one, other) => other.value - one.value);
    return ENDS[key] ? document.getElementById(ENDS[key]) : route[route.indexOf(button) + ALONG[key]];
  };

  const act = (form, event) => {
    const button = event.target.closest(POINT);
    const key = event.key.toLowerCase();
    if (key === "n") return [document.querySelector(ONWARD), "click"];
    if (key === "h") return [document.querySelector("#hint, #rung"), "click"];
    if (key === "?") return [document.querySelector("#keys > summary"), "click"];
    if (!form) return [];
    if (button && (ALONG[event.key] || ENDS[event.key])) return [walk(button, event.key), "focus"];
    if (event.shiftKey && key === "enter" && button && !button.matches(RESTS) && owns(form, Number(button.value))) {
      return [{ play: () => send(form, "play", button.value) }, "play"];
    }
    if (/^[1-6]$/.test(key)) return [document.getElementById(`die-${key}`), "click"];
    if (event.key === "Escape" && held(form)) {
      return [document.getElementById(`point-${held(form)}`), "click"];
    }
    if (event.key === "Backspace") {
      return [document.querySelector("[data-undo]:not([aria-disabled='true'])"), "click"];
    }
    return [];
  };

  document.addEventListener("keydown", (event) => {
    const form = document.querySelector("form.board[data-own]");
    const busy = event.altKey || event.ctrlKey || event.metaKey || event.isComposing || document.querySelector("main[inert]");
    if (busy || event.target.closest("input, textarea, select, [contenteditable]")) return;
    const [target, action] = act(form, event);
    if (!target) return;
    event.preventDefault();
    target[action]();
  });

  /* ---- the frame of the page follows the turn ---- */

  document.addEventListener("click", (event) => {
    const link = event.target.closest(".language-nav a");
    if (link) link.search = location.search;
  }, true);

  document.addEventListener("submit", (event) => {
    const next = event.target.elements.namedItem("next");
    if (event.target.id === "theme" && next) next.value = location.pathname + location.search;
  }, true);

  /* ---- on the way back nothing is played on the board that is left ---- */

  window.addEventListener("popstate", ({ state }) => {
    if (state?.htmx) document.getElementById("main").inert = true;
  });

  /* ---- checkers slide from where they came ---- */

  const arrive = () => {
    document.querySelectorAll(".is-arriving").forEach(({ style, dataset }) => {
      style.setProperty("--from-x", `${dataset.fromX}px`);
      style.setProperty("--from-y", `${dataset.fromY}px`);
    });
  };

  /* ---- the answer is seen, and its absence is told ---- */

  /* The words come into view, but the board never leaves it for them. */
  const show = () => {
    arrive();
    const said = [...(message()?.querySelectorAll(".message-title, p:not(.actions)") ?? [])].pop();
    const board = document.querySelector(".board-surface");
    if (!said || !board) return;
    const controls = document.getElementById("controls");
    const sticks = controls?.getClientRects().length && getComputedStyle(controls).position === "sticky";
    const bottom = sticks ? controls.getBoundingClientRect().top : innerHeight;
    const hidden = said.getBoundingClientRect().bottom + DRAG - bottom;
    const above = message().getBoundingClientRect().top - DRAG;
    const room = Math.max(board.getBoundingClientRect().top, 0);
    if (above < 0) scrollBy(0, above);
    else if (hidden > 0) scrollBy(0, Math.min(hidden, room));
  };

  /* Where the focused control went with the answer, the next one has the focus. */
  let focused = "";

  document.addEventListener("htmx:beforeSwap", () => {
    before = null;
    focused = document.activeElement.closest("#controls, #ladder, .frames-ways") ? document.activeElement.id : "";
  });

  const refocus = () => {
    if (!focused || document.activeElement !== document.body) return;
    const same = document.getElementById(focused);
    (same ?? document.querySelector("#next, #next-turn, #hint, #undo"))?.focus({ preventScroll: true });
    focused = "";
  };

  document.addEventListener("htmx:sendError", () => {
    if (!message()) return;
    const note = document.createElement("p");
    note.className = "message message-refused";
    note.textContent = message().dataset.offline;
    message().replaceChildren(note);
  });

  arrive();
  document.addEventListener("htmx:afterSwap", arrive);
  document.addEventListener("htmx:afterSettle", () => {
    refocus();
    show();
  });
})();
