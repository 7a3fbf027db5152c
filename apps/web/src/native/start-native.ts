import type { RouterHistory } from '@tanstack/react-router';
import { tellKeyboard } from '@simmer/ui';
import { deepLinkTarget } from '../app/checkout/deep-links';
import { connectNative, type NativeBridge } from '../browser/native-bridge';
import { serverOrigin } from '../browser/site';
import { capacitorBridge, followBackButton } from './capacitor-bridge';
import { hashHistory } from './hash-history';
import { nativeFetch } from './native-fetch';

/** Kept while the app runs: after a reload the system names the link still that the app was opened with. */
const FOLLOWED = 'simmer.launch-url';

/** Connects the app with the native one around it. The route stands in the hash: there is no server that knows its path. */
export async function startNative(): Promise<RouterHistory> {
  const bridge = capacitorBridge();
  connectNative(bridge);
  bridge.onKeyboard(tellKeyboard);
  followBackButton();
  if (serverOrigin) window.fetch = bySystem(serverOrigin, window.fetch.bind(window));
  document.addEventListener('click', scrollToAnchor);
  const link = await unfollowedLaunch(bridge);
  const isRoute = window.location.hash.startsWith('#/');
  if (link !== null || !isRoute) window.history.replaceState(null, '', `#${link === null ? '/' : deepLinkTarget(link)}`);
  return hashHistory();
}

/** What is asked of the server is sent by the system, everything else by the page itself. */
function bySystem(origin: string, ofPage: typeof fetch): typeof fetch {
  const system = nativeFetch(origin);
  return (input, init) => (typeof input === 'string' && input.startsWith(`${origin}/`) ? system(input, init) : ofPage(input, init));
}

async function unfollowedLaunch(bridge: NativeBridge): Promise<string | null> {
  const url = await bridge.launchUrl();
  if (url === null || sessionStorage.getItem(FOLLOWED) === url) return null;
  sessionStorage.setItem(FOLLOWED, url);
  return url;
}

/** Where the hash is the route, the browser looks for no place on the page by it. */
function scrollToAnchor(event: MouseEvent): void {
  const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
  if (event.defaultPrevented || !href?.startsWith('#') || href.startsWith('#/')) return;
  event.preventDefault();
  document.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
}
