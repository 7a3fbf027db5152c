// The first script of each page of the native apps: opens the app in the cook's language, or the device's. Each language has pages of its own,
// English at the root and every other one in a folder of its code.
(function () {
  var known = document.currentScript.dataset.languages.split(' ');
  var chosen = localStorage.getItem('simmer.language');
  var ofDevice = navigator.languages.map(function (language) {
    return language.slice(0, 2).toLowerCase();
  });
  var wanted = [chosen].concat(ofDevice).find(function (language) {
    return known.indexOf(language) >= 0;
  });
  if (!wanted || wanted === document.documentElement.lang) return;
  location.replace((wanted === 'en' ? '' : '/' + wanted) + '/index.html' + location.hash);
})();
