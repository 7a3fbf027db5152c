// Runs before the first paint, so that a dark theme never flashes light. The app changes the choice by writing the same
// key and firing 'simmer:theme'; everything that applies a theme is in this one place.
(function () {
  var KEY = 'simmer.theme';
  var GROUNDS = { light: '#fbfaf6', dark: '#0f1511' };
  var system = window.matchMedia('(prefers-color-scheme: dark)');

  function chosen() {
    try {
      return window.localStorage.getItem(KEY);
    } catch (error) {
      return null; // storage may be forbidden: then the system decides
    }
  }

  function apply() {
    var choice = chosen();
    var dark = choice === 'dark' || (choice !== 'light' && system.matches);
    var theme = dark ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    var meta = document.querySelector('meta[name="theme-color"]');
    if (meta) meta.setAttribute('content', GROUNDS[theme]);
  }

  apply();
  system.addEventListener('change', apply);
  window.addEventListener('simmer:theme', apply);
  window.addEventListener('storage', function (event) {
    if (event.key === KEY) apply();
  });
})();
