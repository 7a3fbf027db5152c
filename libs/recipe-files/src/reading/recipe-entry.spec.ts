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
    ['steps', { instructions: [line('Tell me how you like the collection.')] }],
    ['lines that say nothing', { ingredients: [line(' ')] }],
  ])('is none without a single ingredient, and told with its title: one of %s alone', async (_, fields) => {
    expect(await recipeEntry('Soup', () => ({ title: 'Pea soup', ...fields }))).toEqual({
      skipped: { name: 'Pea soup', reason: { code: 'no-ingredients' } },
    });
  });

  it('is left out when it cannot be read, and ends the file only when that is too large', async () => {
    const failing = (error: Error) => () => Promise.reject(error);
    expect(await recipeEntry('Soup', failing(new TypeError('no such field')))).toEqual({
      skipped: { name: 'Soup', reason: { code: 'damaged' } },
    });
    await expect(recipeEntry('Soup', failing(new BeyondLimits()))).rejects.toThrow(BeyondLimits);
  });
});
