// The picture on a card leads here with a secret behind the #, which browsers send to nobody. It is
// taken out of the address at once, so that the way back finds nothing, and sent in a form. Its
// field is gone again when the form is on its way, so that no browser fills it in once more.

"use strict";

const form = document.getElementById("picture");

const send = () => {
  const key = location.hash.slice(1);
  if (!key) return;
  history.replaceState(null, "", location.pathname + location.search);
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = "key";
  field.value = key;
  form.append(field);
  form.submit();
  field.remove();
};

window.addEventListener("hashchange", send);
send();
