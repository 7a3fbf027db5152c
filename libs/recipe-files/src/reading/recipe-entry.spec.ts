import { BeyondLimits } from '../unreadable-file';
import { recipeEntry } from './recipe-entry';

const line = (text: string) => ({ text, group: null });

describe('one recipe of a file', () => {
  it('keeps no line that says nothing, so that readers need not look', async () => {
    const entry = await recipeEntry('Soup', () => ({
      title: 'Pea soup',
      ingredients: [line('peas'), line(' ')],
      instructions: [line(''), line('Boil.')],
    }));
    expect(entry).toMatchObject({ recipe: { title: 'Pea soup', ingredients: [line('peas')], instructions: [line('Boil.')] } });
  });

  it('has the name that stands for it when it has no title', async () => {
    expect(await recipeEntry('Soup', () => ({ title: '', ingredients: [line('peas')] }))).toMatchObject({ recipe: { title: 'Soup' } });
  });

  it.each([
    ['notes', { notes: 'From Ann' }],
    ['an address', { source_url: 'https://peas.example/soup' }],
    ['a picture', { pictures: [{ url: 'https://peas.example/soup.jpg' }] }],
    ['lines that say nothing', { ingredients: [line(' ')] }],
  ])('is none without a single ingredient, and told with its title: one of %s alone', async (_, fields) => {
    expect(await recipeEntry('Soup', () => ({ title: 'Pea soup', ...fields }))).toEqual({
      skipped: { name: 'Pea soup', reason: { code: 'no-ingredients' } },
    });
  });

  it('is one with a title and steps, without any ingredient', async () => {
    const entry = await recipeEntry('rice', () => ({ title: 'Perfect rice', instructions: [line('Rinse the rice and boil it.')] }));
    expect(entry).toMatchObject({
      recipe: { title: 'Perfect rice', ingredients: [], instructions: [line('Rinse the rice and boil it.')] },
    });
    expect(await recipeEntry('rice', () => ({ title: '', instructions: [line('Boil.')] }))).toMatchObject({
      skipped: { name: 'rice', reason: { code: 'no-ingredients' } },
    });
  });

  it.each(['Read me', 'README', 'Read Me First!', 'readme.txt', 'Lies mich', 'Lisez-moi', 'About this collection'])(
    'is none where it speaks of the collection: %s',
    async (title) => {
      const entry = await recipeEntry('a', () => ({
        title,
        ingredients: [line('1 file')],
        instructions: [line('Tell me how you like it.')],
      }));
      expect(entry).toEqual({ skipped: { name: title, reason: { code: 'no-recipe' } } });
    },
  );

  it.each(['Readymade crust', 'Read my lips cocktail', 'About time stew'])('is one with a like name: %s', async (title) => {
    expect(await recipeEntry('a', () => ({ title, ingredients: [line('1 egg')] }))).toMatchObject({ recipe: { title } });
  });

  it('is left out when it cannot be read, and ends the file only when that is too large', async () => {
    const failing = (error: Error) => () => Promise.reject(error);
    expect(await recipeEntry('Soup', failing(new TypeError('no such field')))).toEqual({
      skipped: { name: 'Soup', reason: { code: 'damaged' } },
    });
    await expect(recipeEntry('Soup', failing(new BeyondLimits()))).rejects.toThrow(BeyondLimits);
  });
});
