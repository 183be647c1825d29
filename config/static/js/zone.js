// Takes the browser's time zone where a class is made and the zone is only guessed.
"use strict";

(() => {
  const select = document.querySelector("select[data-guessed]");
  if (!select) return;
  const options = [...select.options];
  const guess = options.find((option) => option.defaultSelected) ?? options[0];
  if (select.value !== guess.value) return; // chosen before, and kept by the browser
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = options.find(
    (option) => option.value === zone || (option.dataset.former ?? "").split(" ").includes(zone),
  );
  if (known) known.selected = true;
})();
