import { BeyondLimits } from '../unreadable-file';
import { recipeEntry } from './recipe-entry';

const line = (text: string) => ({ text, group: null });

describe('one recipe of a file', () => {
  it('keeps no line that says nothing, so that readers need not look', async () => {
    const entry = await recipeEntry('Soup', () => ({ title: 'Pea soup', ingredients: [line('peas'), line(' ')], instructions: [line(''), line('Boil.')] }));
    expect(entry).toMatchObject({ recipe: { title: 'Pea soup', ingredients: [line('peas')], instructions: [line('Boil.')] } });
  });

  it('has the name that stands for it when it has no title', async () => {
    expect(await recipeEntry('Soup', () => ({ title: '', ingredients: [line('peas')] }))).toMatchObject({ recipe: { title: 'Soup' } });
  });

  it('is a recipe with nothing but notes, an address or a picture', async () => {
    for (const said of [{ notes: 'From Ann' }, { source_url: 'https://peas.example/soup' }, { pictures: [{ url: 'https://peas.example/soup.jpg' }] }]) {
      expect(await recipeEntry('Soup', () => said)).toMatchObject({ recipe: said });
    }
    expect(await recipeEntry('Soup', () => ({ title: 'Pea soup', description: 'Green.' }))).toEqual({ skipped: { name: 'Pea soup', reason: 'there are no ingredients and no steps in it' } });
  });

  it('is left out when it cannot be read, and ends the file only when that is too large', async () => {
    const failing = (error: Error) => () => Promise.reject(error);
    expect(await recipeEntry('Soup', failing(new TypeError('no such field')))).toEqual({ skipped: { name: 'Soup', reason: 'its part of the file is damaged' } });
    await expect(recipeEntry('Soup', failing(new BeyondLimits()))).rejects.toThrow(BeyondLimits);
  });
});
