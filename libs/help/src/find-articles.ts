import { plainWords, slipsIn, SpellingIndex, stem } from '@simmer/recipe-search';
import type { ArticleHead, ArticleText } from './article';

/** How much a word counts where it stands. */
const WEIGHTS = { title: 8, lead: 3, text: 1 } as const;

/** How much of that is left when the word only begins with what was typed, holds it (as German compounds do), or is spelled nearly so. */
const BEGINS = 0.8;
const HOLDS = 0.5;
const NEARLY = 0.4;

const LEAST_LETTERS_TO_BEGIN = 2;
const LEAST_LETTERS_TO_HOLD = 4;

export interface ArticleHit {
  readonly article: ArticleHead;
  /** The sentence that answers best: the lead, unless the words stand further down alone. */
  readonly excerpt: string;
  /** Which words of the title and the excerpt were meant, folded as {@link isMeant} asks. */
  readonly meant: ReadonlySet<string>;
}

/** Whether a word of a text is among those that a hit was found by. */
export const isMeant = (word: string, meant: ReadonlySet<string>): boolean => plainWords(word).some((plain) => meant.has(plain));

/** Finds articles by their words, the best first; several words must all be there, each may be misspelled. Blank finds nothing. */
export class ArticleIndex {
  /** By word, how much it counts in each article. */
  private readonly weights = new Map<string, Map<ArticleText, number>>();
  private readonly spellings = new SpellingIndex();

  constructor(articles: readonly ArticleText[]) {
    for (const article of articles)
      for (const part of ['title', 'lead', 'text'] as const)
        for (const word of plainWords(article[part])) this.add(word, article, WEIGHTS[part]);
    for (const word of this.weights.keys()) this.spellings.add(word);
  }

  find(query: string): ArticleHit[] {
    const asked = plainWords(query).map((word) => this.scoresOf(word));
    const [first] = asked;
    if (first === undefined) return [];
    const meant = new Set(asked.flatMap(({ words }) => words));
    return [...first.scores.keys()]
      .filter((article) => asked.every(({ scores }) => scores.has(article)))
      .map((article) => ({ article, score: asked.reduce((sum, { scores }) => sum + (scores.get(article) ?? 0), 0) }))
      .sort((a, b) => b.score - a.score || a.article.title.localeCompare(b.article.title))
      .map(({ article }) => ({ article, excerpt: excerptOf(article, meant), meant }));
  }

  private add(word: string, article: ArticleText, weight: number): void {
    const of = this.weights.get(word) ?? new Map<ArticleText, number>();
    of.set(article, Math.max(weight, of.get(article) ?? 0));
    this.weights.set(word, of);
  }

  /** The words that a typed one may mean, and what they count in each article. */
  private scoresOf(typed: string): { words: string[]; scores: Map<ArticleText, number> } {
    const likeness = this.likenessOf(typed);
    const scores = new Map<ArticleText, number>();
    for (const [word, like] of likeness)
      for (const [article, weight] of this.weights.get(word) ?? []) scores.set(article, Math.max(weight * like, scores.get(article) ?? 0));
    return { words: [...likeness.keys()], scores };
  }

  /** A misspelled word is guessed at only where nothing is spelled like it. */
  private likenessOf(typed: string): Map<string, number> {
    const found = new Map<string, number>();
    const base = stem(typed);
    for (const word of this.weights.keys()) {
      if (word === typed || stem(word) === base) found.set(word, 1);
      else if (typed.length >= LEAST_LETTERS_TO_BEGIN && word.startsWith(typed)) found.set(word, BEGINS);
      else if (typed.length >= LEAST_LETTERS_TO_HOLD && word.includes(base)) found.set(word, HOLDS);
    }
    if (found.size > 0 || slipsIn(typed.length) === 0) return found;
    const near = this.spellings.near(typed, (word) => this.weights.get(word)?.size ?? 0);
    const [nearest] = near;
    for (const { word, distance } of near) if (distance === nearest?.distance) found.set(word, NEARLY);
    return found;
  }
}

function excerptOf({ lead, text }: ArticleText, meant: ReadonlySet<string>): string {
  if (isMeant(lead, meant)) return lead;
  return text.split(/(?<=[.:!?])\s+|\n+/).find((sentence) => isMeant(sentence, meant)) ?? lead;
}
