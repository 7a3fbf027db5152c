import { withParams } from './return-flow';

/**
 * Where an address of the native app's own scheme leads, such as `simmer://signup?session_id=…`: spec section 4, 'Deep links'. Always a path of this app,
 * whatever the address says.
 */
export function deepLinkTarget(url: string): string {
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
  const [session_id, email, plan] = ['session_id', 'email', 'plan'].map((name) => params.get(name));
  if (route === 'signup' && session_id) return withParams('/signup', { session_id, email, plan });
  if (route === 'recipes') return withParams('/app/recipes', { session_id });
  return `/${route}`;
}
