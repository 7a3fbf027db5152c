import type { WorldUnderTest } from '@simmer/world';
import { newPerson, operationOf } from '../authz/person';
import { rawRequest } from './raw-request';
import { type Route, routesOf } from './routes';

/** One forged request, or one of our own page, and what was wrong with the answer; null when nothing was. */
export interface CrossSiteCell {
  route: string;
  context: string;
  body: string;
  wrong: string | null;
}

const evil = 'https://evil.example';

/** What a browser says of a request that another site, or nobody's page, has made it send. */
const FORGED: readonly [context: string, headers: Record<string, string>][] = [
  ['another site', { origin: evil, 'sec-fetch-site': 'cross-site' }],
  ['another site, no origin', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { origin: 'https://blog.simmer.example', 'sec-fetch-site': 'same-site' }],
  ['no page', { 'sec-fetch-site': 'none' }],
  ['another site, older browser', { origin: evil }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a browser that says nothing', {}],
  ['another site that says it is ours', { origin: evil, 'sec-fetch-site': 'same-origin' }],
  ['another site, as a program', { origin: evil, 'sec-fetch-site': 'cross-site', authorization: 'Bearer none' }],
];

/** The types that a form of another site can send without asking first, and JSON. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'application/json'];

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a route does about other sites: refuse every request of theirs, let them in, or matter to nobody because it changes nothing. */
function ruleOf({ method, operation }: Route): 'refuses' | 'open' | 'reads' {
  const { crossSite, authentication = 'session' } = operation?.http ?? {};
  if (crossSite) return crossSite === 'refused' ? 'refuses' : 'open';
  if (SAFE.has(method)) return 'reads';
  return authentication === 'session' || authentication === 'none' ? 'refuses' : 'open';
}

/** Where a token may authenticate it alone does, whatever cookie goes along. */
function isRefused({ operation }: Route, { authorization }: Record<string, string>, status: number, code: string | null): boolean {
  if (authorization && operation?.scope) return status === 401 && code === 'access.signed-out';
  return status === 403 && code === 'request.cross-site';
}

/** The routes that other sites may write to, which is worth reading for a person. */
export const openRoutesOf = (world: WorldUnderTest): string[] =>
  routesOf(world)
    .filter((route) => !SAFE.has(route.method) && ruleOf(route) === 'open')
    .map(({ method, url, operation }) => {
      const { authentication = 'session' } = operation?.http ?? {};
      return `${method} ${url} (${typeof authentication === 'string' ? authentication : authentication.kind})`;
    });

/** Sends every forged request to every route that refuses them, as somebody whose session would let them in. */
export async function runCrossSite(world: WorldUnderTest): Promise<CrossSiteCell[]> {
  const cells: CrossSiteCell[] = [];
  const victim = await newPerson(world);
  const recipes = () => victim.send(operationOf('recipes.recipe.list'), {});
  const before = await recipes();
  const host = new URL(world.gatewayUrl).host;
  for (const route of routesOf(world).filter((one) => ruleOf(one) === 'refuses')) {
    const name = `${route.method} ${route.url}`;
    const types = SAFE.has(route.method) ? [''] : FORM_TYPES;
    for (const [context, headers] of FORGED)
      for (const type of types) {
        // a read that says nothing of where it comes from is let through
        if (SAFE.has(route.method) && Object.keys(headers).length === 0) continue;
        const sent = { host, cookie: victim.cookie, ...headers, ...(type && { 'content-type': type }) };
        const { status, code } = await rawRequest(world.gatewayUrl, route.method, route.path, sent, type ? '' : null);
        cells.push({
          route: name,
          context,
          body: type || 'none',
          wrong: isRefused(route, headers, status, code) ? null : `${status} ${code}`,
        });
      }
    // nobody's session, so that it changes nothing either: only that it is not taken for another site's
    const own = await rawRequest(world.gatewayUrl, route.method, route.path, { host, origin: world.gatewayUrl });
    cells.push({ route: name, context: 'our own page', body: 'none', wrong: own.code === 'request.cross-site' ? 'refused' : null });
  }
  const after = await recipes();
  const isSame = after.status === 200 && JSON.stringify(after.body) === JSON.stringify(before.body);
  cells.push({
    route: 'everything',
    context: 'afterwards',
    body: 'none',
    wrong: isSame ? null : 'the session or the recipes have changed',
  });
  return cells;
}
