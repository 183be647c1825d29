// A page that bears a nickname is never shown from memory: after signing out, the browser's way
// back asks the server again.

"use strict";

window.addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
