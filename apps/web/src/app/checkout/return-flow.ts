import { CHECKOUT_POLL_MS, CHECKOUT_POLLS, CHECKOUT_WORDS } from '@simmer/contracts/constants';
import type { NativeBridge } from '../../browser/native-bridge';
import type { CheckoutState } from './checkout-state';

/** An address as the app reads it: in the native app the route stands in the hash. */
export interface Address {
  path: string;
  /** Of query and hash together. */
  params: URLSearchParams;
}

export function readAddress(href: string): Address {
  const { origin, pathname, search, hash } = new URL(href);
  const isRouteInHash = hash.startsWith('#/');
  const inHash = new URL(isRouteInHash ? `${origin}${hash.slice(1)}` : `${origin}/?${hash.slice(1)}`);
  return {
    path: isRouteInHash ? inHash.pathname : pathname,
    params: new URLSearchParams([...new URLSearchParams(search), ...inHash.searchParams]),
  };
}

/** Where somebody may already be whom a return would lead nowhere else. */
const THERE = /^\/(onboarding|signup|app\/recipes)(\/|$)/;

/** Where a return from a payment checkout leads; null where nothing is to be done. Spec section 4, 'Return from payment checkout'. */
export function returnTarget({ path, params }: Address, stored: CheckoutState | null): string | null {
  if (THERE.test(path)) return null;
  const sessionId = params.get('session_id') || null;
  if (sessionId === null && stored === null) return null;
  if (params.get('type') === 'signup' || stored?.isTemporary)
    return withParams('/signup', {
      session_id: sessionId ?? CHECKOUT_WORDS.pending,
      email: params.get('email') || stored?.userEmail,
      plan: params.get('plan') || stored?.plan,
    });
  return withParams('/app/recipes', { session_id: sessionId ?? CHECKOUT_WORDS.complete });
}

/** An address with those parameters that say something. */
export function withParams(path: string, params: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(params).filter((param): param is [string, string] => Boolean(param[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** What the flow needs of the browser. */
export interface ReturnPort {
  stored(): CheckoutState | null;
  clear(): void;
  go(target: string): void;
}

/** Looks at an address whether somebody comes back from a checkout, and leads them on, once. Answers whether it has. */
export function returnFlow({ stored, clear, go }: ReturnPort): (address: Address) => boolean {
  let isDone = false;
  return (address) => {
    if (isDone) return true;
    const target = returnTarget(address, stored());
    if (target === null) return false;
    isDone = true;
    clear();
    go(target);
    return true;
  };
}

/**
 * For the native app, whose browser comes back without a page being loaded: looks every 500 ms up to 20 times, and again on resume, on becoming active, and
 * on back and forward. Answers how to stop.
 */
export function watchReturn(
  check: () => boolean,
  native: Pick<NativeBridge, 'on'>,
  back: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
) {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (check() || looks === CHECKOUT_POLLS) clearInterval(timer);
  }, CHECKOUT_POLL_MS);
  const recheck = (): void => void check();
  const ends = [native.on('resume', recheck), native.on('active', recheck)];
  back.addEventListener('popstate', recheck);
  return (): void => {
    clearInterval(timer);
    for (const end of ends) end();
    back.removeEventListener('popstate', recheck);
  };
}
