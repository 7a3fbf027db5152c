import { operations } from '../catalogue';
import { RECIPE_SORTS } from '../constants';
import type { Operation } from './operation';
import { checkInput } from './check-input';
import type { ProblemError } from './problem';

const { recipes, importer, identity } = operations;

/** What is said of an input, by pointer. */
function saidOf({ input }: Operation, given: unknown): Record<string, string> {
  try {
    checkInput(input, given);
    return {};
  } catch (error) {
    return Object.fromEntries(((error as ProblemError).errors ?? []).map(({ pointer, message }) => [pointer, message]));
  }
}

describe('an input that is not right', () => {
  it.each([
    ['/title', 'Give the recipe a title.', { title: undefined }],
    ['/title', 'Use at most 200 characters.', { title: 'x'.repeat(201) }],
    ['/ingredients/1', 'Write the ingredient as text, or as an object with text and group.', { ingredients: ['a', 5] }],
    ['/ingredients/1/text', 'This must be text.', { ingredients: ['a', { text: 5 }] }],
    ['/ingredients/1/grup', 'This field isn’t known here.', { ingredients: ['a', { text: 'b', grup: 'c' }] }],
    ['/ingredients/1', 'Write the ingredient or remove this row.', { ingredients: ['a', ' '] }],
    ['/ingredients', 'This list may have up to 300 items.', { ingredients: Array(301).fill('a') }],
    ['/instructions/0/text', 'Write this step or remove it.', { instructions: [{}] }],
    ['/instructions/0', 'Write the step as text, or as an object with text and group.', { instructions: [null] }],
    ['/cook_time', 'This must be a whole number.', { cook_time: 1.5 }],
    ['/cook_time', 'This must be a number.', { cook_time: '5' }],
    ['/total_time', 'Use 100,000 or less.', { total_time: 1e9 }],
    ['/rating', 'Use 5 or less.', { rating: 9 }],
    ['/rating', 'Use 1 or more.', { rating: 0 }],
    ['/servings', 'Servings must be more than zero.', { servings: 0 }],
    ['/calories', 'Use 0 or more.', { calories: -1 }],
    ['/tags', 'This must be a list.', { tags: 3 }],
    ['/difficulty', 'Choose one of these: easy, medium, hard.', { difficulty: 'nope' }],
    ['/created_at', 'Write this as a date and time, such as 2026-05-01T18:00:00Z.', { created_at: 'tomorrow' }],
    ['/favorite', 'This must be true or false.', { favorite: 'yes' }],
    ['/image_url', 'This must be the address of a photo.', { image_url: 'plate.jpg' }],
    ['/origins/0/confidence', 'This is missing.', { origins: [{ field: 'title', reader: 'json-ld', place: '$.name' }] }],
    ['/colour', 'This field isn’t known here.', { colour: 'red' }],
  ])('of a recipe is named in plain words, %s: %s', (pointer, message, given) => {
    expect(saidOf(recipes.recipe.create, { title: 'Soup', ...given })).toEqual({ [pointer]: message });
  });

  it.each([
    ['/limit', 'Items per page must be between 1 and 100', { limit: 'abc' }],
    ['/limit', 'Items per page must be between 1 and 100', { limit: '1.5' }],
    ['/limit', 'Items per page must be between 1 and 100', { limit: '101' }],
    ['/sort', `Choose one of these: ${RECIPE_SORTS.join(', ')}.`, { sort: 'x' }],
    ['/favorite', 'This must be true or false.', { favorite: 'maybe' }],
    ['/categories/1', 'Choose one of these: breakfast, lunch, dinner, snack, dessert.', { categories: 'dinner,x' }],
  ])('of a list is named in plain words, %s: %s', (pointer, message, given) => {
    expect(saidOf(recipes.recipe.list, given)).toEqual({ [pointer]: message });
  });

  it.each([
    ['Please enter a recipe URL', {}],
    ['Please enter a recipe URL', { url: '' }],
    ['Please enter a recipe URL', { url: '  ' }],
    ['Please enter a valid URL', { url: 'soup' }],
    ['Use at most 2,048 characters.', { url: `https://example.com/${'x'.repeat(2_048)}` }],
  ])('of an import is named in the specification’s words: %s', (message, given) => {
    expect(saidOf(importer.import.start, given)).toEqual({ '/url': message });
  });

  it('of an export names the forms there are', () => {
    expect(saidOf(importer.export.start, { format: 'x', recipeIds: [] })).toEqual({
      '/format': expect.stringContaining('Choose one of these: simmer, json-ld,'),
      '/recipeIds': 'This list must not be empty.',
    });
  });
});

describe('an input', () => {
  const created = (given: object) => checkInput(recipes.recipe.create.input, { title: 'Soup', ...given });

  it('is taken with its defaults, and addresses without the blanks around them', () => {
    expect(created({})).toMatchObject({ title: 'Soup', servings: 4, difficulty: 'medium' });
    expect(checkInput(importer.import.start.input, { url: ' https://example.com/soup ' })).toMatchObject({
      url: 'https://example.com/soup',
    });
  });

  it('may have its id in capitals, and an e-mail address with spaces around it', () => {
    expect(checkInput(recipes.recipe.read.input, { id: '019AA0B2-3C4D-7E5F-8A9B-0C1D2E3F4A5B' })).toEqual({
      id: '019aa0b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b',
    });
    expect(checkInput(identity.session.start.input, { email: ' ada@example.com\n', password: 'x' })).toEqual({
      email: 'ada@example.com',
      password: 'x',
    });
    expect(saidOf(identity.session.start, { email: 'ada at example', password: 'x' })).toEqual({
      '/email': 'Enter an email address, such as ada@example.com.',
    });
    expect(saidOf(identity.session.start, { password: 'x' })).toEqual({ '/email': 'Enter an email address, such as ada@example.com.' });
  });

  it('has the same room in a recipe that is looked for as in one that is made: blanks around a text do not count', () => {
    const [title, line] = ['x'.repeat(200), 'y'.repeat(500)];
    const { candidates } = checkInput(recipes.recipe.findSame.input, {
      candidates: [{ addresses: [], title: ` ${title}\n`, ingredients: [`${line} `] }],
    });
    expect(candidates).toEqual([{ addresses: [], title, ingredients: [line] }]);
  });

  it.each([
    ['a title that cannot be seen', { title: '\u200b\u2060' }, '/title'],
    ['NUL in an address', { source_url: 'https://example.com/\u0000' }, '/source_url'],
    ['NUL in the address of a photo', { image_url: 'https://example.com/\u0000.jpg' }, '/image_url'],
    ['NUL in what an import says', { origins: [{ field: 'title', reader: 'x', place: '\u0000', confidence: 1 }] }, '/origins/0/place'],
  ])('is refused with %s', (_, given, pointer) => {
    expect(Object.keys(saidOf(recipes.recipe.create, { title: 'Soup', ...given }))).toEqual([pointer]);
  });

  it('loses half characters, which no store keeps', () => {
    const { title, source_url } = created({ title: 'A \ud800 b 🥧', source_url: 'https://example.com/\udc00' });
    expect([title, source_url]).toEqual(['A \ufffd b 🥧', 'https://example.com/\ufffd']);
  });
});
