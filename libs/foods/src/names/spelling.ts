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

/** What a word begins with to the ear; its first two letters tell. */
const beginningOf = (word: string): string => soundOf(word.slice(0, 2)).charAt(0);

/** Finds names by how they sound, for words that nothing else finds: brocolli, spagetti, mozarella. Made when such a word first comes. */
export class SoundIndex {
  /** Names by what they begin with: only those are compared by their whole sound that may be meant. */
  private readonly names = new Map<string, string[]>();
  private readonly sounds = new Map<string, ReadonlyMap<string, Food | null>>();

  constructor(private readonly index: NameIndex) {
    const beginnings = new Map<string, string>();
    for (const name of index.writtenNames()) {
      if (name.length < SHORTEST) continue;
      const letters = name.slice(0, 2);
      const beginning = beginnings.get(letters) ?? beginningOf(letters);
      beginnings.set(letters, beginning);
      const names = this.names.get(beginning);
      if (names) names.push(name);
      else this.names.set(beginning, [name]);
    }
  }

  /** The one food that sounds like these letters, or null. */
  find(word: string): Food | null {
    return word.length < SHORTEST ? null : (this.soundsFrom(beginningOf(word)).get(soundOf(word)) ?? null);
  }

  private soundsFrom(beginning: string): ReadonlyMap<string, Food | null> {
    const known = this.sounds.get(beginning);
    if (known) return known;
    const sounds = new Map<string, Food | null>();
    for (const name of this.names.get(beginning) ?? []) {
      const food = this.index.findWritten(name);
      const sound = soundOf(name);
      const other = sounds.get(sound);
      // two foods that sound alike are not to be guessed at
      sounds.set(sound, other === undefined || other === food ? food : null);
    }
    this.sounds.set(beginning, sounds);
    return sounds;
  }
}
