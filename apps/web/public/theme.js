// Runs before the first paint, so that a dark theme never flashes light and no text grows under the eyes. The app changes a setting with
// device-setting.ts; everything that applies one is in this one place.
(function () {
  var THEME = 'simmer.theme';
  var READING = 'simmer.reading';
  var SPACING = 'simmer.spacing';
  var LIST_VIEW = 'simmer.list-view';
  var GROUNDS = { light: '#fbfaf6', dark: '#0f1511' };
  var system = window.matchMedia('(prefers-color-scheme: dark)');
  var root = document.documentElement;

  function chosen(key) {
    try {
      return window.localStorage.getItem(key);
    } catch (error) {
      return null; // storage may be forbidden: then the system decides
    }
  }

  function applyTheme() {
    var choice = chosen(THEME);
    var dark = choice === 'dark' || (choice !== 'light' && system.matches);
    var theme = dark ? 'dark' : 'light';
    root.dataset.theme = theme;
    var meta = document.querySelector('meta[name="theme-color"]');
    if (meta) meta.setAttribute('content', GROUNDS[theme]);
  }

  function mark(name, value, known) {
    if (known.test(value)) root.dataset[name] = value;
    else delete root.dataset[name];
  }

  function applyReading() {
    mark('reading', chosen(READING), /^(large|largest)$/);
    mark('spacing', chosen(SPACING), /^wide$/);
  }

  applyTheme();
  applyReading();
  // the server draws cards; whoever wants rows sees none of them before the app draws those
  mark('listView', chosen(LIST_VIEW), /^rows$/);
  system.addEventListener('change', applyTheme);
  ['simmer:setting', 'storage'].forEach(function (changed) {
    window.addEventListener(changed, applyTheme);
    window.addEventListener(changed, applyReading);
  });
})();
