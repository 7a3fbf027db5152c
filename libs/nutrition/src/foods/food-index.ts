import { foldText, singularize } from '@simmer/culinary';
import type { Food } from './food';

/** A food found for a name, and how sure that is, from 0 to 1. */
export interface FoodMatch {
  readonly food: Food;
  readonly confidence: number;
}

/** Words that say nothing about what a food is made of. */
const REMARKS = new Set(
  `fresh freshly large small medium extra big ripe organic good quality best free range firmly packed thin thick thinly finely roughly coarsely very cold warm hot
  room temperature softened melted unwaxed natural raw pure real homemade store bought leftover prepared heaped level cracked whole boneless skinless trimmed
  chopped sliced diced minced grated shredded crushed crumbled peeled halved quartered cubed beaten drained rinsed packed toasted roasted torn julienned
  heaping heaped regular juiced frozen dry dried temp temperature powder paste filet flavored canned tinned style pitted unsalted needle pure
  piece chunk floret leaf sprig stick stalk head bunch clove kernel fillet strip wedge cube slice baby young
  your favorite favourite of the a an with some any kind choice plus more such as about approximately
  frisch frische frischer frisches frischen große großer großes kleine kleiner kleines mittelgroße mittelgroßer reife reifer gehackt gehackte gehackter gerieben geriebener
  geriebene fein grob bio etwas neutrales gemahlen gemahlener gemahlene zimmerwarme weiche`.split(/\s+/),
);
/** An exact name of several words is surer than one that only ends in a known one. */
const EXACT = 1;
const WITHOUT_REMARKS = 0.95;
const ENDING = 0.8;
const INSIDE = 0.5;
const LOST_WORD = 0.08;
const LEAST = 0.35;
/** Alternatives, additions and remarks in brackets: what stands first is what is meant. */
const SEPARATOR = /\s+(?:or|oder|and|und)\s+|\s*[/,&(|*–]\s*|\)/;

/** Words of a name in their basic form: lower case, no accents or marks, singular. */
export function wordsOf(name: string): string[] {
  return foldText(name)
    .replace(/[’']s\b/g, '')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 3 ? (singularize(word) ?? word) : word));
}

/** What makes two names of ingredients the same: a cook's choice for one holds for the other. */
export const foodKeyOf = (name: string): string => wordsOf(name).join(' ');

/** Without the ending of a German plural: Zwiebeln, Karotten, Eier. */
const stemOf = (phrase: string): string => (phrase.length > 5 ? phrase.replace(/(en|n|e|er|s)$/, '') : phrase);

/** Finds foods by the names that recipes give them. */
export class FoodIndex {
  private readonly byName = new Map<string, Food>();
  private readonly byStem = new Map<string, Food>();
  private readonly byId = new Map<number, Food>();
  private readonly known = new Map<string, FoodMatch | null>();

  constructor(readonly foods: readonly Food[]) {
    for (const food of foods) {
      this.byId.set(food.id, food);
      for (const name of food.names) {
        const key = wordsOf(name).join(' ');
        if (key && !this.byName.has(key)) this.byName.set(key, food);
        if (key && !this.byStem.has(stemOf(key))) this.byStem.set(stemOf(key), food);
      }
    }
  }

  /** The food of this number (NDB), or undefined. */
  get(id: number): Food | undefined {
    return this.byId.get(id);
  }

  /**
   * The food that a recipe means by a name: the whole name, then the name without remarks ("fresh", "large"), then the longest known
   * ending ("organic red wine vinegar"), then a known part. Of alternatives ("butter or oil") the first that is known. Null when no part is known.
   */
  find(name: string): FoodMatch | null {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const match = this.firstOf(name);
    if (this.known.size > 5_000) this.known.clear();
    this.known.set(name, match);
    return match;
  }

  private firstOf(name: string): FoodMatch | null {
    const parts = name.split(SEPARATOR).filter((part) => part.trim());
    const whole = this.lookUp(wordsOf(name));
    if (parts.length < 2 || (whole && whole.confidence >= WITHOUT_REMARKS)) return whole;
    return parts.map((part) => this.lookUp(wordsOf(part))).find((match) => match !== null) ?? whole;
  }

  private byPhrase(words: readonly string[]): Food | undefined {
    const phrase = words.join(' ');
    return this.byName.get(phrase) ?? this.byStem.get(stemOf(phrase));
  }

  private lookUp(words: readonly string[]): FoodMatch | null {
    const exact = this.byPhrase(words);
    if (exact) return { food: exact, confidence: EXACT };
    const telling = words.filter((word) => !REMARKS.has(word));
    const plain = this.byPhrase(telling);
    if (plain) return { food: plain, confidence: WITHOUT_REMARKS };
    for (let length = telling.length - 1; length > 0; length--) {
      for (let start = telling.length - length; start >= 0; start--) {
        const food = this.byPhrase(telling.slice(start, start + length));
        const isEnding = start + length === telling.length;
        const confidence = (isEnding ? ENDING : INSIDE) - LOST_WORD * (telling.length - length - 1);
        if (food && confidence >= LEAST) return { food, confidence };
      }
    }
    return null;
  }
}
