import { hasAddButton, hasQuietAdd, sectionOf } from './sections';

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

describe('the floating add button', () => {
  it.each(['/app/recipes', '/app/favorites', '/app/community'])('stands over %s', (path) => {
    expect(hasAddButton(path)).toBe(true);
  });

  it.each([
    '/app/recipes/7',
    '/app/recipes/add',
    '/app/recipes/new',
    '/app/recipes/edit/7',
    '/app/household-recipes/7',
    '/app/household/word',
    '/app/shopping-list',
    '/app/settings',
  ])('leaves %s clear', (path) => {
    expect(hasAddButton(path)).toBe(false);
  });
});

describe('the add button of the header', () => {
  it.each([
    ['/app/recipes', false],
    ['/app/recipes/collections', false],
    ['/app/recipes/deleted', true],
    ['/app/recipes/7/versions', true],
    ['/app/search', true],
  ])('is outlined alone on %s: %s', (path, quiet) => {
    expect(hasQuietAdd(path)).toBe(quiet);
  });
});
