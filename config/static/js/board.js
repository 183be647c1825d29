/* The board in the browser: a checker is taken in hand without a request, keys follow the route,
   a drag is a tap on either end. Every page works without this file; what a tap means is written
   in rules/boards/tapping.py and mirrored in `meaning`. */
(() => {
  "use strict";

  const BAR = 25;
  const OFF = 0;
  const DRAG = 8;
  const SVG = "http://www.w3.org/2000/svg";
  const POINT = "form.board .point-button";
  const LIT = ".is-landing, .is-hit";
  const PILL = ".is-landing, .is-hit, .is-refused, .is-blocked, .is-named";
  const ALONG = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const ENDS = { Home: "point-24", End: "point-1" };

  const list = (text) => (text || "").split(/\s+/).filter(Boolean).map(Number);
  const hand = (form) => form.elements.namedItem("from");
  const held = (form) => Number(hand(form).value);
  const owns = (form, place) => place !== OFF && list(form.dataset.own).includes(place);

  const sums = (numbers) =>
    numbers.reduce((found, number) => found.concat(found.map((sum) => sum + number)), [0]).slice(1);

  const meaning = (form, place) => {
    const chosen = held(form);
    const own = owns(form, place);
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

  const choose = (form, place) => {
    if (held(form)) unmark(form, held(form));
    hand(form).value = place || "";
    form.dataset.chosen = place || "";
    if (place) mark(form, place);
  };

  /* ---- tapping: only what needs an answer goes to the server ---- */

  document.addEventListener("click", (event) => {
    const button = event.target.closest(POINT);
    if (!button) return;
    const { form } = button;
    const place = Number(button.value);
    const meant = meaning(form, place);
    if ((meant !== "choose" && meant !== "let-go") || form.querySelector(LIT)) return;
    event.preventDefault();
    choose(form, meant === "choose" ? place : 0);
  }, true);

  /* ---- dragging ---- */

  let grip = null;

  document.addEventListener("pointerdown", (event) => {
    const button = event.target.closest(POINT);
    const own = event.isPrimary && event.button === 0 && button && owns(button.form, Number(button.value));
    grip = own ? { button, x: event.clientX, y: event.clientY } : null;
  });

  document.addEventListener("pointerup", (event) => {
    if (!grip) return;
    const { button, x, y } = grip;
    grip = null;
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest(POINT);
    const far = Math.hypot(event.clientX - x, event.clientY - y) > DRAG;
    if (!far || !target || target === button) return;
    choose(button.form, Number(button.value));
    target.click();
  });

  document.addEventListener("pointercancel", () => { grip = null; });

  /* ---- keys ---- */

  const walk = (button, key) => {
    const route = [...button.form.querySelectorAll(".point-button")]
      .sort((one, other) => other.value - one.value);
    return ENDS[key] ? document.getElementById(ENDS[key]) : route[route.indexOf(button) + ALONG[key]];
  };

  const act = (form, event) => {
    const button = event.target.closest(POINT);
    if (button && (ALONG[event.key] || ENDS[event.key])) return [walk(button, event.key), "focus"];
    if (event.key === "Escape" && held(form)) {
      return [document.getElementById(`point-${held(form)}`), "click"];
    }
    if (event.key === "Backspace") {
      return [document.querySelector("[data-undo]:not([aria-disabled='true'])"), "click"];
    }
    if (event.key === "?") return [document.querySelector("#keys > summary"), "click"];
    return [];
  };

  document.addEventListener("keydown", (event) => {
    const form = document.querySelector("form.board");
    const busy = event.altKey || event.ctrlKey || event.metaKey || event.isComposing || form?.closest("[inert]");
    if (!form || busy || event.target.closest("input, textarea, select, [contenteditable]")) return;
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

  const message = () => document.getElementById("message");

  const show = () => {
    arrive();
    message()?.scrollIntoView({ block: "nearest" });
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
  document.addEventListener("htmx:afterSettle", show);
})();
