/**
 * The bookmark's script. It runs in the page of a recipe, on somebody else's site: it opens Simmer beside it and, when that window says it
 * is ready, hands the page over, to Simmer's origin alone. `simmer` is that origin, `mostCharacters` how long a page may be.
 *
 * Its own text becomes the bookmark's address, so it must not use anything from outside its body.
 */
export function sendPageToSimmer(simmer: string, mostCharacters: number): void {
  if (location.origin === simmer) {
    alert('This is Simmer itself. Open the page of a recipe first, then press this bookmark.');
    return;
  }
  const screen = `${simmer}/app/recipes/import-url?receive=1&url=${encodeURIComponent(location.href)}`;
  const opened = window.open(screen);
  if (!opened) {
    location.href = screen;
    return;
  }

  const answer = (event: MessageEvent): void => {
    if (event.source !== opened || event.origin !== simmer || event.data !== 'simmer:ready') return;
    removeEventListener('message', answer);
    opened.postMessage({ type: 'simmer:page', url: location.href, html: cleanPage() }, simmer);
  };
  addEventListener('message', answer);

  /** The page as it stands, without what runs, what was typed, and what only looks nice. Empty when it is still too long. */
  function cleanPage(): string {
    const page = document.documentElement.cloneNode(true) as Element;
    const data = '[type*="json"]';
    for (const element of page.querySelectorAll(
      `script:not(${data}),style,iframe,object,embed,svg,canvas,input,textarea,select,link[rel~="stylesheet"],link[rel~="preload"]`,
    ))
      element.remove();
    for (const element of page.querySelectorAll('[src^="data:"]')) element.removeAttribute('src');
    const html = `<!doctype html>${page.outerHTML}`;
    return html.length > mostCharacters ? '' : html;
  }
}
