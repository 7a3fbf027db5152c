import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLES_OF_SCREENS } from './articles-of-screens';

/** Screens whose help link leads to the home of the knowledge base, and pages without one. */
const WITHOUT_ARTICLE = [
  '/',
  '/$',
  '/accessibility',
  '/account-deleted',
  '/app',
  '/app/cook/$id',
  '/app/staff',
  '/app/staff/audit-log',
  '/app/staff/contact',
  '/app/staff/moderation',
  '/app/staff/subscriptions',
  '/app/staff/videos',
  '/app/videos',
  '/auth/$',
  '/auth/forgot-password',
  '/auth/login',
  '/auth/register',
  '/auth/signin',
  '/auth/signup',
  '/auth/two-factor',
  '/auth/verify-email',
  '/community',
  '/community/chef/$username',
  '/community/recipe/$slug',
  '/dev/kit',
  '/knowledge-base',
  '/knowledge-base/$category/$article',
  '/login',
  '/onboarding',
  '/privacy',
  '/register',
  '/share/$id',
  '/share/list/$token',
  '/signup',
  '/terms',
  '/unsubscribe',
];

const source = join(__dirname, '../..');
const articles = join(source, '../../../libs/help/articles');

function routesInTree(): string[] {
  const tree = readFileSync(join(source, 'routeTree.gen.ts'), 'utf8');
  const fullPaths = /interface FileRoutesByFullPath \{(.*?)\}/s.exec(tree)?.[1] ?? '';
  return [...new Set([...fullPaths.matchAll(/'(\/[^']*)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1')))];
}

describe('the help of a screen', () => {
  it('is named for every route, or the route is among those that have none', () => {
    expect([...Object.keys(ARTICLES_OF_SCREENS), ...WITHOUT_ARTICLE].sort()).toEqual(routesInTree().sort());
  });

  it.each(readdirSync(articles))('is an article that is there in %s', (language) => {
    const missing = Object.values(ARTICLES_OF_SCREENS).filter((article) => {
      const [category = '', slug = ''] = article.split('/');
      return !readdirSync(join(articles, language, category)).includes(`${slug}.mdx`);
    });
    expect(missing).toEqual([]);
  });
});
