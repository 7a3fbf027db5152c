import { readShared } from './shared';

describe('what another app shares', () => {
  it('is an address, wherever it stands', () => {
    const expected = { addresses: ['https://example.com/soup'] };
    expect(readShared({ title: 'Soup', url: 'https://example.com/soup' })).toEqual(expected);
    expect(readShared({ title: 'Soup', text: 'Look at this: https://example.com/soup' })).toEqual(expected);
  });

  it('is else a text, with its title above it', () => {
    expect(readShared({ title: 'Leek soup', text: '2 leeks\nCook the leeks.' })).toEqual({ text: 'Leek soup\n\n2 leeks\nCook the leeks.' });
    expect(readShared({ text: 1000 })).toEqual({ text: '1000' });
  });

  it('is nothing when it is empty', () => {
    expect(readShared({ title: ' ', text: '' })).toBeUndefined();
  });
});
