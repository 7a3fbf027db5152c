import { readShared } from './read-shared';
import { isShared } from './shared';

const RECIPE =
  'Serves 4\n\nIngredients\n2 leeks\n1 l stock\n200 g potatoes\n\nMethod\n1. Cook the leeks in the stock.\n2. Add the potatoes and simmer for 20 minutes.';

describe('what another app shares', () => {
  it('is an address, wherever it stands', () => {
    const expected = { addresses: ['https://example.com/soup'] };
    expect(readShared({ title: 'Soup', url: 'https://example.com/soup' })).toEqual(expected);
    expect(readShared({ title: 'Soup', text: 'https://example.com/soup' })).toEqual(expected);
    expect(readShared({ title: 'Soup', text: 'Look at this: https://example.com/soup' })).toEqual(expected);
  });

  it('may leave out what browsers leave out of an address, and stand in the title alone', () => {
    expect(readShared({ text: 'www.example.com/soup' })).toEqual({ addresses: ['https://www.example.com/soup'] });
    expect(readShared({ title: 'https://example.com/soup' })).toEqual({ addresses: ['https://example.com/soup'] });
  });

  it('is a recipe that names its source, with the title above it', () => {
    const text = `Leek soup\n\n${RECIPE}\n\nhttps://example.com/soup`;
    expect(readShared({ title: 'Leek soup', text: `${RECIPE}\n\nhttps://example.com/soup` })).toEqual({ text });
    expect(readShared({ title: 'Leek soup', text: RECIPE, url: 'https://example.com/soup' })).toEqual({ text });
    expect(readShared({ title: 'Leek soup', text, url: 'https://example.com/soup' })).toEqual({ text });
  });

  it('is else a text, with its title above it', () => {
    expect(readShared({ title: 'Leek soup', text: '2 leeks\nCook the leeks.' })).toEqual({ text: 'Leek soup\n\n2 leeks\nCook the leeks.' });
    expect(readShared({ text: 1000 })).toEqual({ text: '1000' });
  });

  it('is nothing when it is empty', () => {
    expect([{}, { title: ' ', text: '' }].some(isShared)).toBe(false);
    expect(isShared({ text: 1000 })).toBe(true);
  });
});
