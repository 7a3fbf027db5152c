import { importWords, libraryRoom, roomNotice } from './room-notice';

describe('the notice before an import that does not fit', () => {
  it('says nothing while there is room, or no limit', () => {
    expect(roomNotice(libraryRoom(50, 40), 10)).toBeNull();
    expect(roomNotice(libraryRoom(null, 400), 1_000)).toBeNull();
  });

  it('says how many have a place, and that the others wait', () => {
    expect(roomNotice(libraryRoom(50, 40), 12)).toContain('the first 10 of these. The others wait on the tray');
    expect(roomNotice(libraryRoom(50, 49), 12)).toContain('one of these. The others wait');
  });

  it('says that the shelf is full, also when it holds more than the plan allows', () => {
    expect(roomNotice(libraryRoom(50, 50), 1)).toContain('it’s full');
    expect(roomNotice(libraryRoom(50, 80), 1)).toContain('it’s full');
  });
});

it.each([
  [65, 'Import 65 recipes'],
  [1, 'Import 1 recipe'],
  [0, 'Nothing to import'],
])('the button of an import of %s says "%s"', (wanted, words) => expect(importWords(wanted)).toBe(words));
