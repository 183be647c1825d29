/* Whoever waits at a game looks whether it has gone on: often at first, then seldom, then no more
   until asked. Without this file a link on the page does the same. */
(() => {
  "use strict";

  const PHASES = [[60_000, 2_000], [300_000, 5_000], [900_000, 20_000]];
  let since = Date.now();
  let timer = 0;

  const look = () => {
    const waited = Date.now() - since;
    const phase = PHASES.find(([until]) => waited < until);
    const link = document.getElementById("poll");
    if (!phase || !link) return;
    if (!document.hidden) link.dispatchEvent(new Event("look"));
    timer = setTimeout(look, phase[1]);
  };

  const begin = () => {
    clearTimeout(timer);
    since = Date.now();
    timer = setTimeout(look, PHASES[0][1]);
  };

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) begin();
  });
  document.addEventListener("htmx:afterSettle", begin);
  document.addEventListener("htmx:beforeSwap", (event) => {
    const { elt, xhr } = event.detail;
    const isLook = event.detail.requestConfig?.elt?.id === "poll" || elt?.id === "poll";
    if (isLook && xhr.status >= 400) event.detail.shouldSwap = false;
  });
  begin();
})();
