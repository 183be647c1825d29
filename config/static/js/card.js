// The picture on a card leads here with a secret behind the #, which browsers send to nobody. It is
// taken out of the address at once, so that the way back finds nothing, and sent in a form. It is
// never a value of the page, which a browser might fill in again.

"use strict";

const form = document.getElementById("picture");

const send = () => {
  const key = location.hash.slice(1);
  if (!key) return;
  history.replaceState(null, "", location.pathname + location.search);
  form.addEventListener("formdata", (event) => event.formData.set("key", key), { once: true });
  form.submit();
};

window.addEventListener("hashchange", send);
send();
