// Buttons that print the page: they are there only where this script runs.

"use strict";

for (const button of document.querySelectorAll("[data-print]")) {
  button.addEventListener("click", () => window.print());
  button.hidden = false;
}
