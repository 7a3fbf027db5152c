import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every browser has beside it: enough for the app's own code, without layout. The width of the window decides media queries. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} options */
  constructor(...options) {
    super(...options);
    const { global: window } = this;
    Object.assign(window, {
      BroadcastChannel,
      fetch,
      Headers,
      Request,
      Response,
      structuredClone,
      TextDecoder,
      TextEncoder,
      ReadableStream,
    });
    Object.assign(window, { IntersectionObserver: Unseen, ResizeObserver: Unseen, scrollTo() {}, matchMedia: mediaQueries(window) });
    Object.assign(window.Element.prototype, { scrollIntoView() {}, scrollTo() {}, showPopover() {}, hidePopover() {}, togglePopover() {} });
    window.HTMLCanvasElement.prototype.getContext = () => null;
    Object.assign(window.HTMLDialogElement.prototype, { show: openDialog, showModal: openDialog, close: closeDialog });
  }
}

/** Nothing is laid out, so nothing comes into view. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const mediaQueries = (window) => (media) => {
  const [, bound, pixels] = /\((min|max)-width: (\d+)px\)/.exec(media) ?? [];
  return {
    media,
    get matches() {
      return bound === 'min' ? window.innerWidth >= pixels : bound === 'max' && window.innerWidth <= pixels;
    },
    addEventListener: (_change, listener) => window.addEventListener('resize', listener),
    removeEventListener: (_change, listener) => window.removeEventListener('resize', listener),
  };
};

/** @this {HTMLDialogElement} */
function openDialog() {
  this.open = true;
}

/** @this {HTMLDialogElement} */
function closeDialog() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new /** @type {Window & typeof globalThis} */ (this.ownerDocument.defaultView).Event('close'));
}
