import { importWords, libraryRoom, roomNotice } from './room-notice';

describe('the notice before an import that will not fit', () => {
  it('says nothing while there is room, or no limit', () => {
    expect(roomNotice(libraryRoom(50, 40), 10)).toBeNull();
    expect(roomNotice(libraryRoom(null, 400), 1_000)).toBeNull();
  });

  it('says how many will be saved', () => {
    expect(roomNotice(libraryRoom(50, 40), 12)).toContain('the first 10 of these');
    expect(roomNotice(libraryRoom(50, 49), 12)).toContain('the first one of these');
  });

  it('says that the library is full, also when it holds more than the plan allows', () => {
    expect(roomNotice(libraryRoom(50, 50), 1)).toContain('it’s full');
    expect(roomNotice(libraryRoom(50, 80), 1)).toContain('it’s full');
  });
});

it.each([
  [Infinity, 65, 'Import 65 recipes'],
  [50, 65, 'Import the first 50 of 65'],
  [1, 2, 'Import the first one of 2'],
  [1, 1, 'Import 1 recipe'],
  [0, 3, 'No room for these'],
  [5, 0, 'Nothing to import'],
])('the button of an import with room for %s of %s says "%s"', (room, wanted, words) => expect(importWords(room, wanted)).toBe(words));
