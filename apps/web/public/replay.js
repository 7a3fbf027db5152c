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
  document.addEventListener(
    'input',
    function (event) {
      if (event.target.form && !document.documentElement.dataset.started) typed.set(event.target, event.target.value);
    },
    true,
  );
  function typeAgain(text, field) {
    field.dispatchEvent(new Event('focusin', { bubbles: true })); // the app takes this part of the page over first
    field.value = '';
    // past React's own setter, which would hide the change from it
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  window.addEventListener('simmer:started', function () {
    typed.forEach(typeAgain);
    typed.clear();
    pressed.splice(0).forEach(function (button) {
      button.click();
    });
  });
})();
