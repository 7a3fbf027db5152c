import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every route of the specification's section 2 and of the product decisions, in the router's spelling. */
const SPECIFIED = [
  '/',
  '/onboarding',
  '/share/$id',
  '/signup',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/verify-email',
  '/auth/two-factor',
  '/auth/signup',
  '/auth/signin',
  '/auth/$',
  '/login',
  '/register',
  '/account-deleted',
  '/resubscribe',
  '/privacy',
  '/terms',
  '/contact',
  '/knowledge-base',
  '/knowledge-base/$category/$article',
  '/community',
  '/community/recipe/$slug',
  '/community/chef/$username',
  '/$',
  '/app',
  '/app/recipes',
  '/app/recipes/add',
  '/app/recipes/new',
  '/app/recipes/paste',
  '/app/recipes/import-url',
  '/app/recipes/edit/$id',
  '/app/recipes/$id',
  '/app/recipes/import-export',
  '/app/search',
  '/app/meal-plan',
  '/app/shopping-list',
  '/app/favorites',
  '/app/profile',
  '/app/settings',
  '/app/videos',
  '/app/community',
  '/app/community/recipe/$slug',
  '/app/community/chef/$username',
];

/** Ours, beyond the specification. */
const OWN = [
  '/accessibility',
  '/app/first-week',
  '/app/household-recipes/$id',
  '/app/cook/$id',
  '/dev/kit',
  '/oauth/consent/$uid',
  '/oauth/refused',
  '/app/recipes/deleted',
  '/app/recipes/tray',
  '/app/recipes/collections',
  '/app/household/$token',
  '/share/list/$token',
  '/app/recipes/$id/versions',
  '/app/recipes/$id/merge',
  '/app/recipes/$id/print',
  '/app/recipes/$id/publish',
  '/app/staff',
  '/app/staff/audit-log',
  '/app/staff/moderation',
  '/app/staff/contact',
  '/app/staff/subscriptions',
  '/app/staff/videos',
  '/app/community/decisions',
  '/app/community/feed',
  '/plans',
  '/unsubscribe',
];

const source = join(__dirname, '..');

function routesInTree(): string[] {
  const tree = readFileSync(join(source, 'routeTree.gen.ts'), 'utf8');
  const fullPaths = /interface FileRoutesByFullPath \{(.*?)\}/s.exec(tree)?.[1] ?? '';
  const paths = [...fullPaths.matchAll(/'(\/[^']*)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'));
  return [...new Set(paths)];
}

describe('the routes', () => {
  it('are those of the specification, none forgotten and none invented', () => {
    expect(routesInTree().sort()).toEqual([...SPECIFIED, ...OWN].sort());
  });
});
