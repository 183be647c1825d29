/* Checkers are set up: each tap is drawn at once, and the server is told of all taps since its last
   answer. Without this file every tap is a request of its own. */
(() => {
  "use strict";

  const SVG = "http://www.w3.org/2000/svg";
  const DRAWN = 5;
  const STACK = 39;

  const draw = (name, attributes) => {
    const shape = document.createElementNS(SVG, name);
    Object.entries(attributes).forEach(([key, value]) => shape.setAttribute(key, value));
    return shape;
  };

  const middle = (point) => {
    const texts = [...point.querySelectorAll(".label text")];
    return texts.reduce((sum, text) => sum + Number(text.getAttribute("x")), 0) / texts.length;
  };

  const spot = (point, number) => {
    const up = 28 + STACK * (Math.min(number, DRAWN) - 1);
    return { x: middle(point), y: point.matches(".far") ? 38 + up : 526 - up };
  };

  /* As `draw_stack` draws it: five at most, and the number on the fifth. */
  const lay = (point, { lay: given, change, left, kind }) => {
    const side = given || (point.querySelector(".checker-black") ? "black" : "white");
    const checkers = [...point.querySelectorAll(".checker")];
    const total = (Number(point.querySelector(".count")?.textContent) || checkers.length) + change;
    if (total < 0 || point.querySelector(`.checker:not(.checker-${side})`) || (change > 0 && left < 1)) return false;
    point.querySelector(".count")?.remove();
    if (total < checkers.length) checkers.pop().remove();
    if (total > checkers.length && total <= DRAWN) {
      point.append(draw("use", { class: `checker checker-${side}`, href: `#checker-${kind}`, ...spot(point, total) }));
    }
    if (total > DRAWN) {
      const number = draw("text", { class: `count count-${side} upright`, ...spot(point, DRAWN) });
      number.textContent = total;
      point.append(number);
    }
    return true;
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("form[data-lay] .point-button");
    if (!button) return;
    event.preventDefault();
    const { form } = button;
    const { dataset } = form;
    const change = Number(dataset.change);
    const point = form.querySelector(`g.point-${button.value}`);
    const kind = form.closest(".board-fields") || form.querySelector(".board-fields") ? "stone" : "disc";
    const done = point && lay(point, { lay: dataset.lay, change, left: Number(dataset.left), kind });
    if (done) dataset.left -= change;
    document.querySelectorAll("input[name=taps]").forEach((field) => {
      field.value = [field.value, button.value].filter(Boolean).join(",");
    });
    form.requestSubmit();
  }, true);
})();
