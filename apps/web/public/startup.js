// The fallback for the time before the app itself runs: if its script cannot be loaded or breaks while starting, the
// cook sees 'Loading Error' (in the words that its element brings) instead of a loading message for ever. The app sets data-started once it has rendered.
(function () {
  var words = document.currentScript.dataset;

  function element(name, className, text) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (text) made.textContent = text;
    return made;
  }

  function show(details) {
    var root = document.getElementById('root');
    if (!root || document.documentElement.dataset.started) return;
    var main = element('main', 'wrap');
    var screen = element('div', 'screen');
    screen.setAttribute('role', 'alert');
    var reload = element('button', 'btn btn-primary', words.reload);
    reload.type = 'button';
    reload.addEventListener('click', function () {
      window.location.reload();
    });
    var fold = element('details', 'fold');
    fold.append(element('summary', '', words.details), element('pre', '', details));
    screen.append(
      element('h1', 'h-32', words.title),
      element('p', '', words.text),
      reload,
      fold,
    );
    main.append(screen);
    root.replaceChildren(main);
  }

  // a page that the server drew is seen before the app runs: what was pressed in between is pressed again, except what the browser has done itself
  var pressed = [];
  document.addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button:not([popovertarget])');
      if (button && !document.documentElement.dataset.started) pressed.push(button);
    },
    true,
  );
  // what was typed in between is typed again: the app believes its fields to be as the server drew them
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

  window.addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target instanceof HTMLScriptElement) show(words.missing + ' ' + target.src);
      else if (event.filename && event.filename.indexOf(window.location.origin) === 0) show(words.failed + ' ' + event.message);
    },
    true,
  );
})();
