import type { Foods } from '@simmer/foods';
import { kindsCalled, otherSpellings, plainWords, SpellingIndex, stem, withKinds, withoutDigraphs } from '@simmer/recipe-search';

/** Longer questions are cut: each word more costs as much as the first. */
const MOST_WORDS = 8;
const MOST_FOODS = 200;
const MOST_SLIPS = 4;

/** A word of a question, and what it may stand as in a recipe. */
export interface AskedWord {
  /** Words in their basic forms, which also find what they are the beginning of. */
  readonly words: readonly string[];
  /** Food tokens, as {@link foodToken} makes them. */
  readonly foods: readonly string[];
  /**
   * Whether what it is only the beginning of is left out. All recipes with such words would be gathered before the first is found, so of a word that
   * enough recipes have as a whole they are not looked for.
   */
  readonly isWhole?: boolean;
}

/** A food as a word of the index. */
export const foodToken = (id: string): string => `f${id.replaceAll(/[^a-z0-9]/g, '')}`;

/** The words of a question as they are looked up. */
export function askedWords(text: string, foods: Foods): AskedWord[] {
  const words = text.trim() ? [...new Set(plainWords(text))] : [];
  return words.slice(0, MOST_WORDS).map((word) => {
    const basic = stem(word);
    const kinds = withKinds(kindsCalled(word, foods, foods.languages), foods);
    return {
      words: [...new Set([basic, word, stem(withoutDigraphs(word)), ...otherSpellings(basic)])],
      foods: [...kinds].slice(0, MOST_FOODS).map(foodToken),
    };
  });
}

/** The words that stand in recipes, for those of a question that were mistyped. Words are never taken out: too many do no harm. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private readonly spelling = new SpellingIndex();

  add(words: Iterable<string>): void {
    for (const word of words) {
      const count = this.counts.get(word) ?? 0;
      if (count === 0) this.spelling.add(word);
      this.counts.set(word, count + 1);
    }
  }

  /** A word with those that it may be a slip of. */
  withSlips(asked: AskedWord): AskedWord {
    const [basic = ''] = asked.words;
    const near = this.spelling.near(basic, (word) => this.counts.get(word) ?? 0, MOST_SLIPS);
    return { ...asked, words: [...asked.words, ...near.map(({ word }) => word)] };
  }
}
