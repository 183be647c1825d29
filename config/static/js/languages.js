// The same place in another language: a link of the language chooser takes the anchor along, which
// the server is never told.

"use strict";

document.addEventListener("click", (event) => {
  const link = event.target.closest(".language-nav a[hreflang]");
  if (link) link.hash = location.hash;
});
