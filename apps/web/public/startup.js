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
