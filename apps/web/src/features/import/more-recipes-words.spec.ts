import type { MoreRecipes } from './import-queue';
import { moreWords } from './more-recipes-words';

const of = {} as MoreRecipes['of'];
const words = (...titles: string[]): string => moreWords({ of, recipes: titles.map((title) => ({ title, url: 'https://example.com/' })) });

it('names what else a page tells, where that is quickly read', () => {
  expect(words('Flatbread')).toBe('This page has one more recipe: Flatbread');
  expect(words('Flatbread', 'Dal', 'Onions')).toBe('This page has 3 more recipes: Flatbread, Dal, and Onions');
  expect(words(...Array.from({ length: 12 }, (_, index) => `Soup number ${index}`))).toBe('This page has 12 more recipes');
});
