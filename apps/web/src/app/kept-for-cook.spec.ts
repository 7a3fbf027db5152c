import { KeptForCook } from './kept-for-cook';

function device({ isFull = false } = {}) {
  const stored = new Map<string, string>();
  return {
    stored,
    isFull,
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException('No room.', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
}

describe('what is kept for a cook', () => {
  it('is there for the same account alone', () => {
    const room = device();
    new KeptForCook(room, 'ada').write('note', 'More salt');
    expect(new KeptForCook(room, 'ada').read('note')).toBe('More salt');
    expect(new KeptForCook(room, 'mara').read('note')).toBeUndefined();
    expect(new KeptForCook(room, 'mara').places('')).toEqual([]);
  });

  it('can be listed by how its places begin', () => {
    const kept = new KeptForCook(device(), 'ada');
    for (const place of ['draft.new.1', 'draft.new.2', 'draft.3']) kept.write(place, {});
    kept.remove('draft.new.2');
    expect(kept.places('draft.new.')).toEqual(['draft.new.1']);
  });

  it('is there until the page is left when the device is full, and says so', () => {
    const room = device({ isFull: true });
    const kept = new KeptForCook(room, 'lena');
    expect(kept.write('draft', 'words')).toBe(false);
    expect(kept.read('draft')).toBe('words');
    expect(kept.places('dra')).toEqual(['draft']);
    room.isFull = false;
    expect(kept.write('draft', 'more words')).toBe(true);
    expect(kept.read('draft')).toBe('more words');
    kept.remove('draft');
    expect(kept.read('draft')).toBeUndefined();
  });

  it('is nothing when it cannot be read', () => {
    const room = device();
    const kept = new KeptForCook(room, 'ada');
    kept.write('draft', {});
    room.stored.set([...room.stored.keys()][0] ?? '', '{');
    expect(kept.read('draft')).toBeUndefined();
    expect(room.stored.size).toBe(0);
  });
});
