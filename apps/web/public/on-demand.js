// On pages that come whole from the server: the app is loaded with the first sign that somebody wants more than to read, and at once for whoever
// comes back from a payment (src/app/checkout) or to an onboarding that they began (src/features/onboarding), whom it leads on.
(function () {
  var files = document.currentScript.dataset.app.split(' ');
  var signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

  function load() {
    signs.forEach(function (sign) {
      window.removeEventListener(sign, load, true);
    });
    files.slice(1).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
    import(files[0]);
  }

  signs.forEach(function (sign) {
    window.addEventListener(sign, load, { capture: true, passive: true });
  });

  function isStored(key) {
    try {
      return localStorage.getItem(key) !== null;
    } catch (error) {
      return false; // storage may be forbidden: then nothing was stored
    }
  }
  var isBackFromPaying = /session_id=/.test(location.href) || isStored('simmer.checkout');
  var isInOnboarding = location.pathname === '/onboarding' && (/[?&]step=/.test(location.search) || isStored('simmer.onboarding'));
  if (isBackFromPaying || isInOnboarding) load();
})();
