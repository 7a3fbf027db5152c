import { isInApp } from './is-in-app';

const at = (address: string): boolean => isInApp(new URL(address, 'https://simmer.example'));

it('is the app that draws its own screens, and the server those for everybody', () => {
  for (const own of ['/app', '/app/recipes', '/app/recipes/1?units=metric', '/app/cook/1', '/app/import-url?url=x'])
    expect([own, at(own)]).toEqual([own, true]);
  for (const shared of ['/', '/apple', '/plans', '/share/abc', '/app/community', '/app/community/recipe/leek-soup', '/knowledge-base'])
    expect([shared, at(shared)]).toEqual([shared, false]);
});

it('leaves the screen that talks to the window which opened it to the server', () => {
  expect(at('/app/recipes/import-url?receive=1')).toBe(false);
});
