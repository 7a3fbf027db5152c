import { sectionOf } from './sections';

describe('the section a page stands in', () => {
  it.each([
    ['/app/recipes', '/app/recipes'],
    ['/app/recipes/edit/7', '/app/recipes'],
    ['/app/favorites', '/app/recipes'],
    ['/app/community/chef/ilse', '/app/community'],
    ['/app/profile', '/app/profile'],
  ])('%s is in %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });

  it.each(['/app/settings', '/app/recipes-of-others', '/contact'])('%s is in none', (path) => {
    expect(sectionOf(path)).toBeUndefined();
  });
});
