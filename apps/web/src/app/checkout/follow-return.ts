import { nativeBridge } from '../../browser/native-bridge';
import type { createAppRouter } from '../router';
import { arrived } from './arrived';
import { clearCheckout, storedCheckout } from './checkout-state';
import { deepLinkTarget } from './deep-links';
import { type Address, readAddress, returnFlow, watchReturn } from './return-flow';

/** Leads on whoever comes back from a checkout, or comes by a link of the native app. `opened` is the address that this page was opened at. */
export function followReturn(router: Pick<ReturnType<typeof createAppRouter>, 'navigate'>, opened: string): void {
  const go = (href: string): void => {
    noteArrival(readAddress(new URL(href, opened).href));
    void router.navigate({ href, replace: true });
  };
  const check = returnFlow({ stored: storedCheckout, clear: clearCheckout, go });
  const address = readAddress(opened);
  // whoever turned back at the payment service has bought nothing
  if (address.params.get('checkout') === 'canceled') return clearCheckout();
  noteArrival(address);
  const isLed = check(address);
  const native = nativeBridge();
  if (!native) return;
  native.onLink((url) => go(deepLinkTarget(url)));
  if (!isLed) watchReturn(() => check(readAddress(window.location.href)), native, window);
}

/** Where a return ends: what was bought is asked for as soon as there is an account to ask for. */
const ENDS = new Set(['/app/recipes', '/signup']);

function noteArrival({ path, params }: Address): void {
  const sessionId = params.get('session_id');
  if (!ENDS.has(path) || !sessionId) return;
  clearCheckout();
  arrived.set(sessionId);
}
