import type { Food } from '../food';
import { type FoodLanguage, HEADS_FIRST } from '../languages';
import { stemOf } from '../text/stem';
import { tokensOf } from '../text/tokens';
import type { WordRoles } from '../text/words';

/** The food of a name in any order of its words; null where two foods would be meant. */
interface Bag {
  food: Food | null;
  /** The word that says what it is, in each order in which the names stand. */
  readonly heads: string[];
}

/** Finds the food of a name in one language: as it is written, or by its words in any number and order. */
export class NameIndex {
  /** Names without spaces, so that "sun-dried", "sun dried" and "sundried" are one. */
  private readonly written = new Map<string, Food>();
  private readonly bags = new Map<string, Bag>();
  /** The stems of all words of the names: what holds another one is no name. */
  private readonly stems = new Set<string>();

  constructor(
    readonly language: FoodLanguage,
    private readonly words: WordRoles,
  ) {}

  /** Adds a name of a food; the first food to take a name keeps it. */
  add(name: string, food: Food): void {
    const tokens = tokensOf(name);
    if (!tokens.length) return;
    const written = tokens.join('');
    if (!this.written.has(written)) this.written.set(written, food);
    const { key, head } = this.bagOf(tokens);
    for (const stem of key.split(' ')) this.stems.add(stem);
    const bag = this.bags.get(key);
    if (!bag) this.bags.set(key, { food, heads: [head] });
    else {
      if (!bag.heads.includes(head)) bag.heads.push(head);
      if (bag.food !== food) bag.food = null;
    }
  }

  /** The food that these folded words name as a whole. */
  find(tokens: readonly string[]): Food | null {
    if (!tokens.length) return null;
    const written = this.written.get(tokens.join(''));
    if (written) return written;
    if (tokens.some((token) => !this.stems.has(stemOf(token, this.language)) && !this.words.isLink(token))) return null;
    const { key, head } = this.bagOf(tokens);
    const bag = this.bags.get(key);
    if (!bag?.food || bag.heads.includes(head)) return bag?.food ?? null;
    // "Pfeffer, schwarz" is "schwarzer Pfeffer", but chocolate milk is no milk chocolate
    const isOtherThing = this.isFoodWord(head) && bag.heads.some((other) => this.isFoodWord(other));
    return isOtherThing ? null : bag.food;
  }

  /** The food of a name written without spaces. */
  findWritten(name: string): Food | null {
    return this.written.get(name) ?? null;
  }

  /** All names, folded and without spaces. */
  writtenNames(): IterableIterator<string> {
    return this.written.keys();
  }

  private isFoodWord(stem: string): boolean {
    return this.written.has(stem) || this.bags.has(stem);
  }

  private bagOf(tokens: readonly string[]): { key: string; head: string } {
    const stems: string[] = [];
    let links = 0;
    let beforeLink = '';
    for (const token of tokens) {
      if (tokens.length > 1 && this.words.isLink(token)) {
        if (links++ === 0) beforeLink = stems.at(-1) ?? '';
      } else stems.push(stemOf(token, this.language));
    }
    const head = HEADS_FIRST.has(this.language) ? (stems[0] ?? '') : beforeLink || (stems.at(-1) ?? '');
    return { key: stems.length > 1 ? stems.sort().join(' ') : (stems[0] ?? ''), head };
  }
}
