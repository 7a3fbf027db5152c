// The fallback for the time before the app itself runs: if its script cannot be loaded or breaks while starting, the
// cook sees 'Loading Error' instead of a loading message for ever. The app sets data-started once it has rendered.
(function () {
  function show(details) {
    var root = document.getElementById('root');
    if (!root || document.documentElement.dataset.started) return;
    root.innerHTML =
      '<main class="wrap"><div class="screen" role="alert"><h1 class="h-32">Loading Error</h1>' +
      '<p>There was an error loading the application. This might be a temporary issue.</p>' +
      '<button class="btn btn-primary" type="button">Reload Page</button>' +
      '<details class="fold"><summary>Error details</summary><pre tabindex="0"></pre></details></div></main>';
    root.querySelector('pre').textContent = details;
    root.querySelector('button').addEventListener('click', function () {
      window.location.reload();
    });
  }

  window.addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target instanceof HTMLScriptElement) show('The file ' + target.src + ' could not be loaded.');
      else if (event.filename && event.filename.indexOf(window.location.origin) === 0) show(String(event.message));
    },
    true,
  );
})();
