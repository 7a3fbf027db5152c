// On pages that come whole from the server: the app is loaded with the first sign that somebody wants more than to read.
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
})();
