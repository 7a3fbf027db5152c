import type { FoodLanguage } from '../languages';
import { tokensOf } from '../text/tokens';
import type { WordRoles } from '../text/words';
import type { NameIndex } from './name-index';

/** The language of some lines, and how much of what tells languages apart speaks for it (0 to 1). */
export interface LanguageGuess {
  readonly language: FoodLanguage;
  readonly certainty: number;
}

interface Known {
  readonly index: NameIndex;
  readonly words: WordRoles;
}

const MOST_LINES = 60;

/** Tells the language of a recipe from all of its lines together; one word alone tells little. */
export class LineLanguages {
  constructor(private readonly languages: ReadonlyMap<FoodLanguage, Known>) {}

  /** The language most of whose words the lines hold, or null where they hold none. A word counts the more the fewer languages know it. */
  guess(lines: readonly string[]): LanguageGuess | null {
    const scores = new Map<FoodLanguage, number>();
    let total = 0;
    for (const line of lines.slice(0, MOST_LINES)) {
      const tokens = tokensOf(line).filter((token) => !/\d/.test(token));
      for (const [at, token] of tokens.entries()) {
        const pair = `${token} ${tokens[at + 1] ?? ''}`.trim();
        const knowing = [...this.languages].filter(([, known]) => knows(known, token, pair)).map(([language]) => language);
        if (!knowing.length || knowing.length === this.languages.size) continue;
        for (const language of knowing) scores.set(language, (scores.get(language) ?? 0) + 1 / knowing.length);
        total += 1 / knowing.length;
      }
    }
    let best: LanguageGuess | null = null;
    for (const [language, score] of scores) if (!best || score / total > best.certainty) best = { language, certainty: score / total };
    return best;
  }
}

const knows = ({ index, words }: Known, token: string, pair: string): boolean =>
  index.findWritten(token) !== null ||
  (pair !== token && index.find(pair.split(' ')) !== null) ||
  (token.length > 1 && words.roleOf(token) !== null);
