import { indexXml, pagesXml } from './site-map-xml';

const ORIGIN = 'https://simmer.example';

describe('the site map', () => {
  it('names each page by its whole address, and when it changed where that is known', () => {
    const xml = pagesXml(ORIGIN, [
      { path: '/privacy', changedAt: null },
      { path: '/app/community/recipe/soup-1234abcd', changedAt: '2026-11-22T12:00:00.000Z' },
    ]);
    expect(xml).toContain('<url><loc>https://simmer.example/privacy</loc></url>');
    expect(xml).toContain(
      '<loc>https://simmer.example/app/community/recipe/soup-1234abcd</loc><lastmod>2026-11-22T12:00:00.000Z</lastmod>',
    );
  });

  it('stays XML whatever is in an address', () => {
    expect(pagesXml(ORIGIN, [{ path: '/app/community/chef/a&b<c', changedAt: null }])).toContain('chef/a&amp;b&lt;c</loc>');
  });

  it('that is too long for one file lists its parts', () => {
    expect(indexXml(ORIGIN, ['pages', 'recipes-1'])).toContain(
      '<sitemap><loc>https://simmer.example/sitemaps/recipes-1.xml</loc></sitemap>',
    );
  });
});
