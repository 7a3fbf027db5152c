import type { Food } from '../food';
import type { NameIndex } from './name-index';

/** Shorter words have too many neighbors that mean something else. */
const SHORTEST = 6;

/** What a word sounds like, roughly: doubled letters, c and k, y and i, th and t, ph and f are one. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/([tgrk])h/g, '$1')
    .replace(/ck|c(?![eiy])|q(?=u)/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');

/** Finds names by how they sound, for words that nothing else finds: brocolli, spagetti, mozarella. Made when such a word first comes. */
export class SoundIndex {
  private readonly sounds = new Map<string, Food | null>();

  constructor(index: NameIndex) {
    for (const name of index.writtenNames()) {
      const food = index.findWritten(name);
      const sound = soundOf(name);
      if (name.length < SHORTEST) continue;
      const other = this.sounds.get(sound);
      // two foods that sound alike are not to be guessed at
      this.sounds.set(sound, other === undefined || other === food ? food : null);
    }
  }

  /** The one food that sounds like these letters, or null. */
  find(word: string): Food | null {
    return word.length < SHORTEST ? null : (this.sounds.get(soundOf(word)) ?? null);
  }
}
