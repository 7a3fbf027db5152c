import { withParams } from './return-flow';

interface DeepLink {
  /** Without the scheme and without `app/` before it. */
  route: string;
  to: string;
  /** Values that are passed on. */
  takes: readonly string[];
  /** Without this one it is a link like any other. */
  needs?: string;
}

/** What links of the native app's own scheme lead to; every other one to the path that it names. Spec section 4, 'Deep links'. */
const DEEP_LINKS: readonly DeepLink[] = [
  { route: 'signup', needs: 'session_id', to: '/signup', takes: ['session_id', 'email', 'plan'] },
  { route: 'recipes', to: '/app/recipes', takes: ['session_id'] },
  { route: 'onboarding', to: '/onboarding', takes: [] },
  // what another app shares, as in the web app's manifest
  { route: 'add', to: '/app/recipes/add', takes: ['title', 'text', 'url'] },
];

/**
 * Where a link leads that the system hands to the native app: one of its own scheme, such as `simmer://signup?session_id=…`, or an address of
 * ours on the web. Always a path of this app, whatever the link says.
 */
export function deepLinkTarget(url: string): string {
  return /^https?:/i.test(url) ? pathOf(url) : targetOf(url);
}

function targetOf(url: string): string {
  const [address = '', query = ''] =
    url
      .replace(/^[a-z][a-z\d+.-]*:\/*/i, '')
      .split('#', 1)[0]
      ?.split(/\?(.*)/s) ?? [];
  const route = address
    .replaceAll(/[\\/]+/g, '/')
    .replaceAll(/^\/|\/$/g, '')
    .replace(/^app(\/|$)/, '');
  const params = new URLSearchParams(query);
  const link = DEEP_LINKS.find((one) => one.route === route && (!one.needs || params.get(one.needs)));
  if (!link) return `/${route}`;
  return withParams(link.to, Object.fromEntries(link.takes.map((name) => [name, params.get(name)])));
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return '/';
  const { pathname, search, hash } = new URL(url);
  return pathname.replace(/^\/+/, '/') + search + hash;
}
