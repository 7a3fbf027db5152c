// A page that the server drew is seen before the app runs: what was pressed and typed in between is pressed and typed again.
(function () {
  // except what the browser does itself
  var pressed = [];
  document.addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button:not([popovertarget])');
      if (button && !document.documentElement.dataset.started) pressed.push(button);
    },
    true,
  );
  // the app alone sends a form that names no address
  document.addEventListener(
    'submit',
    function (event) {
      if (!event.target.hasAttribute('action') && !document.documentElement.dataset.started) event.preventDefault();
    },
    true,
  );
  // the app believes its fields to be as the server drew them
  var typed = new Map();
  var ticked = new Map();
  document.addEventListener(
    'input',
    function (event) {
      var field = event.target;
      if (document.documentElement.dataset.started) return;
      if (field.type === 'checkbox') ticked.set(field, field.checked);
      else if (field.form) typed.set(field, field.value);
    },
    true,
  );
  // the app takes a part of the page over with the first event in it
  function takeOver(field) {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  function tickAgain(isTicked, box) {
    takeOver(box);
    box.checked = !isTicked;
    box.click();
  }
  function typeAgain(text, field) {
    takeOver(field);
    field.value = '';
    // past React's own setter, which would hide the change from it
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  window.addEventListener('simmer:started', function () {
    typed.forEach(typeAgain);
    typed.clear();
    ticked.forEach(tickAgain);
    ticked.clear();
    pressed.splice(0).forEach(function (button) {
      button.click();
    });
  });
})();
