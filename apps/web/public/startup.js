// The fallback for the time before the app itself runs: if its script cannot be loaded or breaks while starting, the
// cook sees 'Loading Error' instead of a loading message for ever. The app sets data-started once it has rendered.
(function () {
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
    var reload = element('button', 'btn btn-primary', 'Reload Page');
    reload.type = 'button';
    reload.addEventListener('click', function () {
      window.location.reload();
    });
    var fold = element('details', 'fold');
    fold.append(element('summary', '', 'Error details'), element('pre', '', details));
    screen.append(
      element('h1', 'h-32', 'Loading Error'),
      element('p', '', 'There was an error loading the application. This might be a temporary issue.'),
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
      if (target instanceof HTMLScriptElement) show('The file ' + target.src + ' could not be loaded.');
      else if (event.filename && event.filename.indexOf(window.location.origin) === 0) show('Failed to render: ' + event.message);
    },
    true,
  );
})();
