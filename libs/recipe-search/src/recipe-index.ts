import { type Diet, SEARCH_FIELDS } from '@simmer/contracts/constants';
import { foldText } from '@simmer/culinary';
import type { FoodId, Foods } from '@simmer/foods';
import { type Condition, isPromise, type Verdict } from './condition';
import { kindsCalled, withKinds } from './food-meaning';
import { judgedOf, type JudgedRecipe, judgeOf } from './judge';
import type { OwnMarks } from './own-conditions';
import { firstAt, firstOf, Postings, type WordScores } from './postings';
import { beginningsIn, reversed } from './sorted-words';
import { SpellingIndex } from './spelling';
import { digraphsOf, isUnspaced, otherSpellings, withoutDigraphs } from './spellings';
import { understandQuery } from './understand-query';
import { plainWords, searchWords, stem } from './words';

/** What of a recipe is searched. */
export interface SearchableRecipe {
  readonly id: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  /** The food of each ingredient line, as the parser reads it. */
  readonly names?: readonly string[];
  /** BCP 47; found from the lines where it is not known. */
  readonly language?: string | null;
  readonly instructions: readonly string[];
  readonly tags: readonly string[];
  readonly source?: string;
  readonly notes?: string;
  /** Minutes; 0 where unknown. */
  readonly total_time: number;
  /** Absent of what is not the cook's own. */
  readonly own?: OwnMarks;
}

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Why a recipe was found: which word of it, in which field, and how it meets the question's. */
export interface HitReason {
  readonly asked: string;
  /** The word, in its basic form; the id of the food where it is another name or a kind of the search word. */
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
  /** The search word that is missing, as typed. */
  readonly lacks: string | null;
  /** By how many minutes it exceeds the time limit; 0 when it meets every condition. */
  readonly minutesOver: number;
  /** Whether it keeps each of the conditions, in their order. */
  readonly keeps: readonly Verdict[];
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly conditions: readonly Condition[];
}

export interface SearchOptions {
  /** Reads no condition out of the question: "no" and "under" are words like others. */
  readonly exact?: boolean;
  /** Only what fits these diets for certain. */
  readonly diets?: readonly Diet[];
}

const BOOST: Record<SearchField, number> = { title: 6, tags: 3, ingredients: 2.5, source: 1.5, notes: 1, instructions: 0.6 };
/** A last field of the postings, beside those of text: the foods of the lines and the title, by id. */
const INGREDIENTS = SEARCH_FIELDS.indexOf('ingredients');
const FOOD_BOOST = BOOST.ingredients;
const FOOD_MARK = '~';
const isFoodWord = (word: string): boolean => word.startsWith(FOOD_MARK);
const WEIGHT = { word: 1, beginning: 0.75, spelling: 0.55, ending: 0.25, kind: 0.3 } as const;
/** Shorter beginnings match too much to be looked for beside the word itself. */
const SHORTEST_BEGINNING = 2;
/** Shorter words end too many others: Ei, Brei. */
const SHORTEST_ENDING = 4;
/** So much must stand before an ending: the tomato of Tomatensuppe. */
const SHORTEST_BEFORE_ENDING = 3;
/** Words that do stand in the library are respelled only while they find fewer recipes than this. */
const FEW = 3;

interface Known extends JudgedRecipe {
  readonly number: number;
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
  readonly isBehind: boolean;
}

interface Variant {
  readonly word: string;
  readonly how: HitReason['how'];
  readonly weight: number;
  /** Another word, which is meant only if the asked one was mistyped. */
  readonly isSlip?: true;
}

/** A search over one cook's recipes, in memory: build it once, then add, replace and remove single recipes. 10,000 recipes answer within some milliseconds. */
export class RecipeIndex {
  private readonly recipes = new Map<string, Known>();
  private readonly idOf: string[] = [];
  private readonly spelling = new SpellingIndex();
  private readonly postings = new Postings([...SEARCH_FIELDS.map((field) => BOOST[field]), FOOD_BOOST], (word) => {
    if (isFoodWord(word)) return;
    this.spelling.add(word);
    this.sorted = null;
    this.reversed = null;
  });
  private sorted: readonly string[] | null = null;
  /** The words read from their ends, to find compounds by their last part. */
  private reversed: readonly string[] | null = null;
  /** The foods that a word of a question means, with all kinds of them. */
  private readonly foodsOf = new Map<string, readonly FoodId[]>();

  /** `foods` has to speak the languages of the recipes; of others it knows no food. */
  constructor(
    private foods: Foods,
    recipes: readonly SearchableRecipe[] = [],
  ) {
    for (const recipe of recipes) this.put(recipe);
  }

  get size(): number {
    return this.recipes.size;
  }

  /** From now on with the same catalogue in more languages. */
  speak(foods: Foods): void {
    this.foods = foods;
    this.foodsOf.clear();
  }

  /** Adds a recipe, or replaces the one with its id. */
  put(recipe: SearchableRecipe): void {
    this.remove(recipe.id);
    const judged = judgedOf(recipe, this.foods);
    const { foods } = judged;
    const words = SEARCH_FIELDS.map((field) => searchWords(textOf(recipe, field)));
    const number = this.postings.add([
      ...words,
      [...new Set([...foods.holds, ...foods.oneOf.flat(), ...foods.inTitle])].map((id) => FOOD_MARK + id),
    ]);
    this.idOf[number] = recipe.id;
    this.recipes.set(recipe.id, { number, ...judged });
  }

  remove(id: string): void {
    const known = this.recipes.get(id);
    if (!known) return;
    this.recipes.delete(id);
    this.postings.remove(known.number);
  }

  /** The best recipes for a question, at most `most`. Conditions in it ("no cream", "under 30 min") always hold; without words all recipes that keep them. */
  search(question: string, most = 50, options: SearchOptions = {}): SearchAnswer {
    const { text, conditions } = this.understand(question, options);
    return { hits: this.hits(text, conditions, most, options), conditions };
  }

  /** The ids of what has all words and keeps all conditions; a diet or an allergen for certain, as no list can say "can't tell". */
  ids(question: string, options: SearchOptions = {}): string[] {
    const { hits, conditions } = this.search(question, Infinity, options);
    const isCertain = ({ keeps }: SearchHit): boolean => conditions.every((one, at) => !isPromise(one) || keeps[at] === 'kept');
    return hits.filter((hit) => hit.fit === 'full' && isCertain(hit)).map(({ id }) => id);
  }

  /** Recipes that fit except for their time, up to twice the limit: "50 min, 20 min over". */
  slower(question: string, most = 5, options: SearchOptions = {}): readonly SearchHit[] {
    const { text, conditions } = this.understand(question, options);
    const limits = conditions.flatMap((condition) => (condition.kind === 'under' ? [condition.minutes] : []));
    if (limits.length === 0) return [];
    const limit = Math.min(...limits);
    const relaxed = conditions.map((condition) =>
      condition.kind === 'under' ? { ...condition, minutes: condition.minutes * 2 } : condition,
    );
    return this.hits(text, relaxed, Infinity, options)
      .map((hit) => ({ ...hit, minutesOver: (this.recipes.get(hit.id)?.minutes ?? 0) - limit }))
      .filter(({ fit, minutesOver }) => fit === 'full' && minutesOver > 0)
      .slice(0, most);
  }

  /** For a question that finds nothing: each of its words, with how many recipes have it, or the nearest word that some have. */
  parts(question: string, options: SearchOptions = {}): { word: string; count: number }[] {
    const words = plainWords(this.understand(question, options).text);
    return words
      .map((word) => ({ word, count: this.hits(word, [], Infinity, options).length }))
      .filter(({ count }) => count > 0)
      .slice(0, 5);
  }

  private understand(question: string, { exact = false }: SearchOptions) {
    if (exact) return { text: question, conditions: [] };
    const isIngredient = (word: string): boolean => searchWords(word).some((plain) => this.postings.countIn(plain, INGREDIENTS) > 0);
    return understandQuery(question, this.foods, { isIngredient, hasOwnMarks: true });
  }

  private hits(text: string, conditions: readonly Condition[], most: number, { diets = [] }: SearchOptions): SearchHit[] {
    const words = [...new Map(text.trim() ? plainWords(text).map((word) => [stem(word), word]) : []).values()];
    const judgeRecipe = judgeOf(conditions, diets, this.foods);
    const judge = (id: string) => judgeRecipe(this.recipes.get(id));
    const keeps = (id: string): boolean => judge(id) !== null;
    if (words.length === 0) {
      const candidates = conditions.length + diets.length > 0 ? [...this.recipes.keys()].flatMap((id) => ({ id, keeps: judge(id) })) : [];
      const all = candidates.flatMap(({ id, keeps: states }): SearchHit[] =>
        states ? [{ id, score: 0, fit: 'full', reasons: [], lacks: null, minutesOver: 0, keeps: states }] : [],
      );
      // certain matches first, each in the order of the library
      return all.sort((one, other) => uncertain(one) - uncertain(other)).slice(0, most);
    }
    const leftOut = conditions.flatMap((condition) => (condition.kind === 'without' ? [foldText(condition.food)] : []));
    const speaksOf = (id: string): boolean => leftOut.some((food) => this.recipes.get(id)?.lines.some((line) => line.includes(food)));
    const digraphs = digraphsOf(text, foldText);
    const pairs = this.foodsOfPairs(words);
    let asked = words.map((word) => this.ask(word, FEW, digraphs.get(word), pairs.get(word)));
    let full = this.found(asked, 0, keeps, speaksOf);
    if (full.length < FEW) {
      // "pata" is a word of some recipe, and "pasta" may be meant all the same
      asked = words.map((word) => this.ask(word, Infinity, digraphs.get(word), pairs.get(word)));
      full = this.found(asked, 0, keeps, speaksOf);
    }
    const nearly = full.length < most && words.length > 1 ? this.found(asked, 1, keeps, speaksOf) : [];
    return [...full, ...nearly].slice(0, most).map((found) => this.hitOf(found, asked, judge));
  }

  /** Words that complete or respell the last one of the question, the commonest first; for suggestions while typing. */
  complete(beginning: string, most = 10): string[] {
    const word = foldText(beginning).trim();
    const known = this.beginningWith(word);
    const words = known.length > 0 ? known : this.spelling.near(stem(word), this.commonness).map((spelling) => spelling.word);
    return words.sort((a, b) => this.commonness(b) - this.commonness(a)).slice(0, most);
  }

  private readonly commonness = (word: string): number => this.postings.countOf(word);

  private textWords(): string[] {
    return this.postings.allWords().filter((word) => !isFoodWord(word));
  }

  private beginningWith(word: string): string[] {
    this.sorted ??= this.textWords().toSorted();
    return beginningsIn(this.sorted, word);
  }

  /** Words that a word ends: Tomatensuppe for Suppe. */
  private endingWith(word: string): string[] {
    this.reversed ??= this.textWords().map(reversed).toSorted();
    return beginningsIn(this.reversed, reversed(word))
      .map(reversed)
      .filter((longer) => longer.length >= word.length + SHORTEST_BEFORE_ENDING);
  }

  private holding(part: string): string[] {
    return this.textWords().filter((word) => word !== part && word.includes(part));
  }

  /** A word as it stands, the words that it begins, what belongs to its kind, and, where those stand in fewer than `few` places, words it may be a slip of. */
  private variantsOf(asked: string, few: number, digraph: string | undefined): Variant[] {
    const word = stem(asked);
    const variants = new Map<string, Variant>();
    const add = (found: string, how: Variant['how'], weight: number, more: Pick<Variant, 'isSlip'> = {}) => {
      if (!variants.has(found) && this.postings.has(found)) variants.set(found, { word: found, how, weight, ...more });
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
    const places = [...variants.keys()].reduce((sum, found) => sum + this.commonness(found), 0);
    if (places < few) {
      for (const beginning of new Set([asked, word])) {
        for (const { word: near, distance } of this.spelling.near(beginning, this.commonness)) {
          // who writes the name of a food means a food: no "plus" for "plum"
          if (places > 0 && this.isFood(asked) && !this.isFood(near)) continue;
          add(near, 'spelling', WEIGHT.spelling / distance, { isSlip: true });
        }
      }
    }
    return [...variants.values()].sort((one, other) => other.weight - one.weight);
  }

  /** What a word finds; what has its food, or a kind of it, under another name comes after what has the word. */
  private ask(word: string, few: number, digraph?: string, ofPair: readonly Variant[] = []): Asked {
    const foods = [...ofPair, ...this.foodVariants(word)];
    const variants = this.variantsOf(word, foods.length > 0 ? Math.min(few, FEW) : few, digraph);
    const found = this.postings.score(variants);
    if (foods.length === 0) return { word, variants, found };
    const others = this.postings.score(foods);
    const all = { scores: new Map(found.scores), counts: new Map(found.counts), firsts: new Map(found.firsts) };
    for (const [number, score] of others.scores) {
      if (all.scores.has(number)) continue;
      const first = firstOf(others.firsts.get(number) ?? 0);
      all.scores.set(number, score);
      all.counts.set(number, 1);
      all.firsts.set(number, firstAt(variants.length + first.word, first.field));
    }
    return { word, variants: [...variants, ...foods], found: all };
  }

  /** For each of two words that name a food together ("spring onion") what has that food. */
  private foodsOfPairs(words: readonly string[]): ReadonlyMap<string, readonly Variant[]> {
    const found = new Map<string, readonly Variant[]>();
    for (let at = 0; at + 1 < words.length; at++) {
      const [one = '', other = ''] = words.slice(at, at + 2);
      const foods = this.foodVariants(`${one} ${other}`);
      if (foods.length > 0) for (const word of [one, other]) found.set(word, foods);
    }
    return found;
  }

  private isFood(word: string): boolean {
    return this.kindsOf(word).length > 0;
  }

  private kindsOf(word: string): readonly FoodId[] {
    const kinds = this.foodsOf.get(word) ?? [...withKinds(kindsCalled(word, this.foods, this.foods.languages), this.foods)];
    this.foodsOf.set(word, kinds);
    return kinds;
  }

  private foodVariants(word: string): Variant[] {
    return this.kindsOf(word)
      .map((id): Variant => ({ word: FOOD_MARK + id, how: 'kind', weight: WEIGHT.kind }))
      .filter((variant) => this.postings.has(variant.word));
  }

  /** The recipes that lack so many of the search words, the best first. Where one is missing, a slip of another counts only if that one is nowhere as it was typed. Those that only mention an excluded food (peanut butter) last. */
  private found(asked: readonly Asked[], lacking: 0 | 1, keeps: (id: string) => boolean, speaksOf: (id: string) => boolean): Found[] {
    const sums = new Map<number, { score: number; words: number; variants: number }>();
    for (const { found, variants } of asked) {
      const isKnown = variants.some(({ isSlip }) => !isSlip);
      for (const [number, score] of found.scores) {
        if (lacking > 0 && isKnown && variants[firstOf(found.firsts.get(number) ?? 0).word]?.isSlip) continue;
        const sum = sums.get(number) ?? { score: 0, words: 0, variants: 0 };
        sums.set(number, sum);
        sum.score += score;
        sum.words += 1;
        sum.variants += found.counts.get(number) ?? 0;
      }
    }
    const results: Found[] = [];
    for (const [number, { score, words, variants }] of sums) {
      const id = this.idOf[number] ?? '';
      if (words === asked.length - lacking && keeps(id)) results.push({ number, score: score * variants, isBehind: speaksOf(id) });
    }
    return results.sort((one, other) => Number(one.isBehind) - Number(other.isBehind) || other.score - one.score);
  }

  private hitOf({ number, score }: Found, asked: readonly Asked[], judge: (id: string) => readonly Verdict[] | null): SearchHit {
    const reasons = asked.flatMap(({ word, variants, found }): HitReason[] => {
      const first = found.firsts.get(number);
      if (first === undefined) return [];
      const place = firstOf(first);
      const variant = variants[place.word];
      if (!variant) return [];
      const isFood = isFoodWord(variant.word);
      const food = isFood ? variant.word.slice(FOOD_MARK.length) : variant.word;
      const known = this.recipes.get(this.idOf[number] ?? '')?.foods;
      const isInLines = known?.holds.includes(food) || known?.oneOf.some((ids) => ids.includes(food));
      const field = isFood ? (isInLines ? 'ingredients' : 'title') : SEARCH_FIELDS[place.field];
      return field ? [{ asked: word, found: food, field, how: variant.how }] : [];
    });
    const lacking = asked.find(({ found }) => !found.scores.has(number));
    return {
      id: this.idOf[number] ?? '',
      score,
      fit: lacking ? 'nearly' : 'full',
      reasons,
      lacks: lacking?.word ?? null,
      minutesOver: 0,
      keeps: judge(this.idOf[number] ?? '') ?? [],
    };
  }
}

const uncertain = ({ keeps }: SearchHit): number => Number(keeps.includes('unknown'));

function textOf(recipe: SearchableRecipe, field: SearchField): string {
  const value = recipe[field];
  return typeof value === 'string' ? value : (value ?? []).join('\n');
}
