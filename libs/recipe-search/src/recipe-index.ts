import { SEARCH_FIELDS } from '@simmer/contracts/constants';
import { foldText } from '@simmer/culinary';
import { namesOfKind } from './kinds';
import { firstOf, Postings, type WordScores } from './postings';
import { SpellingIndex } from './spelling';
import { digraphsOf, isUnspaced, otherSpellings, withoutDigraphs } from './spellings';
import { type Condition, understandQuery } from './understand-query';
import { plainWords, searchWords, stem } from './words';

/** What of a recipe is searched. */
export interface SearchableRecipe {
  readonly id: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly tags: readonly string[];
  readonly source?: string;
  readonly notes?: string;
  /** Minutes; 0 where unknown. */
  readonly total_time: number;
}

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Why a recipe was found: which word of it, in which field, and how it meets the question's. */
export interface HitReason {
  readonly asked: string;
  readonly found: string;
  readonly field: SearchField;
  readonly how: 'word' | 'beginning' | 'ending' | 'spelling' | 'kind';
}

export interface SearchHit {
  readonly id: string;
  readonly score: number;
  /** `nearly`: all but one of the words. */
  readonly fit: 'full' | 'nearly';
  readonly reasons: readonly HitReason[];
  /** The word that it has not got, as it was asked. */
  readonly lacks: string | null;
  /** By how many minutes it is longer than was asked for; 0 for what keeps every condition. */
  readonly minutesOver: number;
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly conditions: readonly Condition[];
}

export interface SearchOptions {
  /** Reads no condition out of the question: "no" and "under" are words like others. */
  readonly exact?: boolean;
}

const BOOST: Record<SearchField, number> = { title: 6, tags: 3, ingredients: 2.5, source: 1.5, notes: 1, instructions: 0.6 };
const WEIGHT = { word: 1, beginning: 0.75, spelling: 0.55, ending: 0.25, kind: 0.3 } as const;
/** Shorter beginnings match too much to be looked for beside the word itself. */
const SHORTEST_BEGINNING = 2;
/** Shorter words end too many others: Ei, Brei. */
const SHORTEST_ENDING = 4;
/** So much must stand before an ending: the tomato of Tomatensuppe. */
const SHORTEST_BEFORE_ENDING = 3;
/** Words that do stand in the library are respelled only while they find fewer recipes than this. */
const FEW = 3;

interface Known {
  readonly number: number;
  readonly minutes: number;
  /** Its title, folded. */
  readonly title: string;
  /** Its ingredient lines, folded. */
  readonly ingredients: string;
}

interface Asked {
  readonly word: string;
  /** The heaviest first. */
  readonly variants: readonly Variant[];
  readonly found: WordScores;
}

interface Found {
  readonly number: number;
  readonly score: number;
}

interface Variant {
  readonly word: string;
  readonly how: HitReason['how'];
  readonly weight: number;
}

/** A search over one cook's recipes, in memory: build it once, then add, replace and remove single recipes. 10,000 recipes answer within some milliseconds. */
export class RecipeIndex {
  private readonly recipes = new Map<string, Known>();
  private readonly idOf: string[] = [];
  private readonly spelling = new SpellingIndex();
  private readonly postings = new Postings(
    SEARCH_FIELDS.map((field) => BOOST[field]),
    (word) => {
      this.spelling.add(word);
      this.sorted = null;
      this.reversed = null;
    },
  );
  private sorted: readonly string[] | null = null;
  /** The words read from their ends, to find compounds by their last part. */
  private reversed: readonly string[] | null = null;

  constructor(recipes: readonly SearchableRecipe[] = []) {
    for (const recipe of recipes) this.put(recipe);
  }

  get size(): number {
    return this.recipes.size;
  }

  /** Adds a recipe, or replaces the one with its id. */
  put(recipe: SearchableRecipe): void {
    this.remove(recipe.id);
    const number = this.postings.add(SEARCH_FIELDS.map((field) => searchWords(textOf(recipe, field))));
    this.idOf[number] = recipe.id;
    this.recipes.set(recipe.id, {
      number,
      minutes: recipe.total_time,
      title: foldText(recipe.title),
      ingredients: foldText(recipe.ingredients.join('\n')),
    });
  }

  remove(id: string): void {
    const known = this.recipes.get(id);
    if (!known) return;
    this.recipes.delete(id);
    this.postings.remove(known.number);
  }

  /** The best recipes for a question, at most `most`. Conditions in it ("no cream", "under 30 min") always hold; without words all recipes that keep them. */
  search(question: string, most = 50, options: SearchOptions = {}): SearchAnswer {
    const { text, conditions } = understood(question, options);
    return { hits: this.hits(text, conditions, most), conditions };
  }

  /** What fits in all but its time, which is up to twice as long as was asked for: "50 min, 20 min over". */
  slower(question: string, most = 5, options: SearchOptions = {}): readonly SearchHit[] {
    const { text, conditions } = understood(question, options);
    const limits = conditions.flatMap((condition) => (condition.kind === 'under' ? [condition.minutes] : []));
    if (limits.length === 0) return [];
    const limit = Math.min(...limits);
    const relaxed = conditions.map((condition) =>
      condition.kind === 'under' ? { ...condition, minutes: condition.minutes * 2 } : condition,
    );
    return this.hits(text, relaxed, Infinity)
      .map((hit) => ({ ...hit, minutesOver: (this.recipes.get(hit.id)?.minutes ?? 0) - limit }))
      .filter(({ fit, minutesOver }) => fit === 'full' && minutesOver > 0)
      .slice(0, most);
  }

  /** For a question that finds nothing: each of its words, with how many recipes have it, or the nearest word that some have. */
  parts(question: string, options: SearchOptions = {}): { word: string; count: number }[] {
    const words = plainWords(understood(question, options).text);
    return words
      .map((word) => ({ word, count: this.hits(word, [], Infinity).length }))
      .filter(({ count }) => count > 0)
      .slice(0, 5);
  }

  private hits(text: string, conditions: readonly Condition[], most: number): SearchHit[] {
    const words = [...new Map(text.trim() ? plainWords(text).map((word) => [stem(word), word]) : []).values()];
    const keeps = (id: string) => this.keeps(id, conditions);
    if (words.length === 0) {
      const ids = conditions.length > 0 ? [...this.recipes.keys()].filter(keeps).slice(0, most) : [];
      return ids.map((id) => ({ id, score: 0, fit: 'full', reasons: [], lacks: null, minutesOver: 0 }));
    }
    const digraphs = digraphsOf(text, foldText);
    let asked = words.map((word) => this.ask(word, FEW, digraphs.get(word)));
    let full = this.found(asked, 0, keeps);
    if (full.length < FEW) {
      // "pata" is a word of some recipe, and "pasta" may be meant all the same
      asked = words.map((word) => this.ask(word, Infinity, digraphs.get(word)));
      full = this.found(asked, 0, keeps);
    }
    const nearly = full.length < most && words.length > 1 ? this.found(asked, 1, keeps) : [];
    return [...full, ...nearly].slice(0, most).map((found) => this.hitOf(found, asked));
  }

  /** Words that complete or respell the last one of the question, the commonest first; for suggestions while typing. */
  complete(beginning: string, most = 10): string[] {
    const word = foldText(beginning).trim();
    const known = this.beginningWith(word);
    const words = known.length > 0 ? known : this.spelling.near(stem(word), this.commonness).map((spelling) => spelling.word);
    return words.sort((a, b) => this.commonness(b) - this.commonness(a)).slice(0, most);
  }

  private readonly commonness = (word: string): number => this.postings.countOf(word);

  private beginningWith(word: string): string[] {
    this.sorted ??= this.postings.allWords().toSorted();
    return beginningsIn(this.sorted, word);
  }

  /** Words that a word ends: Tomatensuppe for Suppe. */
  private endingWith(word: string): string[] {
    this.reversed ??= this.postings.allWords().map(reversed).toSorted();
    return beginningsIn(this.reversed, reversed(word))
      .map(reversed)
      .filter((longer) => longer.length >= word.length + SHORTEST_BEFORE_ENDING);
  }

  private holding(part: string): string[] {
    return this.postings.allWords().filter((word) => word !== part && word.includes(part));
  }

  /** A word as it stands, the words that it begins, what belongs to its kind, and, where those stand in fewer than `few` places, words it may be a slip of. */
  private variantsOf(asked: string, few: number, digraph: string | undefined): Variant[] {
    const word = stem(asked);
    const variants = new Map<string, Variant>();
    const add = (found: string, how: Variant['how'], weight: number) => {
      if (!variants.has(found) && this.postings.has(found)) variants.set(found, { word: found, how, weight });
    };
    add(word, 'word', WEIGHT.word);
    const spelled = new Set([withoutDigraphs(asked), ...(digraph ? [digraph] : [])].filter((other) => other !== asked));
    for (const other of [...[...spelled].map(stem), ...otherSpellings(word)]) add(other, 'spelling', WEIGHT.beginning);
    for (const beginning of new Set([asked, word, ...spelled])) {
      if (beginning.length < SHORTEST_BEGINNING) continue;
      for (const longer of this.beginningWith(beginning)) add(longer, 'beginning', WEIGHT.beginning * (beginning.length / longer.length));
    }
    for (const ended of asked.length >= SHORTEST_ENDING && !/s$/.test(asked) ? [word, ...[...spelled].map(stem)] : [])
      for (const longer of this.endingWith(ended)) add(longer, 'ending', WEIGHT.ending * (ended.length / longer.length));
    if (isUnspaced(asked)) for (const longer of this.holding(asked)) add(longer, 'ending', WEIGHT.beginning);
    for (const name of namesOfKind(word)) add(name, 'kind', WEIGHT.kind);
    const places = [...variants.keys()].reduce((sum, found) => sum + this.commonness(found), 0);
    if (places < few) {
      for (const beginning of new Set([asked, word])) {
        for (const { word: near, distance } of this.spelling.near(beginning, this.commonness))
          add(near, 'spelling', WEIGHT.spelling / distance);
      }
    }
    return [...variants.values()].sort((one, other) => other.weight - one.weight);
  }

  private ask(word: string, few: number, digraph?: string): Asked {
    const variants = this.variantsOf(word, few, digraph);
    return { word, variants, found: this.postings.score(variants) };
  }

  /** The recipes that lack so many of the asked words, the best first. */
  private found(asked: readonly Asked[], lacking: 0 | 1, keeps: (id: string) => boolean): Found[] {
    const sums = new Map<number, { score: number; words: number; variants: number }>();
    for (const { found } of asked) {
      for (const [number, score] of found.scores) {
        const sum = sums.get(number) ?? { score: 0, words: 0, variants: 0 };
        sums.set(number, sum);
        sum.score += score;
        sum.words += 1;
        sum.variants += found.counts.get(number) ?? 0;
      }
    }
    const results: Found[] = [];
    for (const [number, { score, words, variants }] of sums) {
      if (words === asked.length - lacking && keeps(this.idOf[number] ?? '')) results.push({ number, score: score * variants });
    }
    return results.sort((one, other) => other.score - one.score);
  }

  private hitOf({ number, score }: Found, asked: readonly Asked[]): SearchHit {
    const reasons = asked.flatMap(({ word, variants, found }): HitReason[] => {
      const first = found.firsts.get(number);
      if (first === undefined) return [];
      const place = firstOf(first);
      const [variant, name] = [variants[place.word], SEARCH_FIELDS[place.field]];
      return variant && name ? [{ asked: word, found: variant.word, field: name, how: variant.how }] : [];
    });
    const lacking = asked.find(({ found }) => !found.scores.has(number));
    return {
      id: this.idOf[number] ?? '',
      score,
      fit: lacking ? 'nearly' : 'full',
      reasons,
      lacks: lacking?.word ?? null,
      minutesOver: 0,
    };
  }

  private keeps(id: string, conditions: readonly Condition[]): boolean {
    const recipe = this.recipes.get(id);
    return (
      !!recipe &&
      conditions.every((condition) =>
        condition.kind === 'under'
          ? recipe.minutes > 0 && recipe.minutes <= condition.minutes
          : !recipe.ingredients.includes(condition.food) && !(condition.isMinus && recipe.title.includes(condition.food)),
      )
    );
  }
}

const reversed = (word: string): string => [...word].reverse().join('');

/** The words of a sorted list that begin with one. */
function beginningsIn(sorted: readonly string[], word: string): string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && sorted[end]?.startsWith(word)) end++;
  return sorted.slice(low, end);
}

function textOf(recipe: SearchableRecipe, field: SearchField): string {
  const value = recipe[field];
  return typeof value === 'string' ? value : (value ?? []).join('\n');
}

const understood = (question: string, { exact = false }: SearchOptions) =>
  exact ? { text: question, conditions: [] } : understandQuery(question);
