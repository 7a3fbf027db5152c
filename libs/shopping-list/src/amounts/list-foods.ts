import { pluralize, singularize } from '@simmer/culinary';
import type { Food, FoodAisle, FoodLanguage, FoodName, Foods, ResolvedFood } from '@simmer/foods';
import { writtenKey } from './item-id';

/** What is known of a name on a list. */
export interface ListedFood {
  /** The same for what is one thing to buy, by all its names, numbers and languages. */
  readonly key: string;
  /** Null where nobody knows the food. */
  readonly resolved: ResolvedFood | null;
  /** The language in which it was understood. */
  readonly language: FoodLanguage;
  readonly aisle: FoodAisle | null;
  /** In most kitchens, so that a recipe that needs it seldom sends anybody shopping. */
  readonly isStaple: boolean;
  /** False for water and ice. */
  readonly isBought: boolean;
}

/** A name of which nobody said the language may be in one of these. */
const FALLBACKS: readonly FoodLanguage[] = ['en', 'de'];

/**
 * What somebody who reads a list knows of foods: the catalogue in their language, or nothing while it is not there; then every name is a thing of
 * its own and stands where it was put. A name is read once.
 */
export class ListFoods {
  private readonly known = new Map<string, ListedFood>();
  private readonly names = new Map<string, string>();

  constructor(
    /** The reader's language. */
    readonly language: FoodLanguage,
    readonly catalogue: Foods | null = null,
  ) {}

  /** What a name means. `language` is the one it was written in, where that is known; else it is read in the reader's, and at last in English or German, where those are loaded. */
  read(name: string, language: FoodLanguage = this.language): ListedFood {
    const memo = `${language} ${name}`;
    let found = this.known.get(memo);
    if (!found) this.known.set(memo, (found = this.understand(name, language)));
    return found;
  }

  /** Whether two names are one food. */
  isSame(one: string, other: string): boolean {
    return this.read(one).key === this.read(other).key;
  }

  /** The name of a known food for so many; null count for an amount that is no number of things, then in the number in which it was `written`. */
  nameOf(food: ListedFood, written: string, count: number | null): string {
    const memo = `${food.language} ${count === null ? '' : count > 1} ${written}`;
    let name = this.names.get(memo);
    if (name === undefined) this.names.set(memo, (name = this.choose(food, written, count)));
    return name;
  }

  private choose({ resolved, language }: ListedFood, written: string, count: number | null): string {
    if (!resolved || !this.catalogue || !isSurely(resolved)) return written;
    const { food } = resolved;
    const key = writtenKey(written);
    const own = this.catalogue.namesOf(food, language);
    const pair = own.find(({ one, many }) => writtenKey(one) === key || writtenKey(many) === key);
    const isOne = pair ? pair.one.toLowerCase() === written.toLowerCase() : endsInSingular(written, own);
    const isMany = count === null ? !isOne : count > 1;
    if (language === this.language) {
      if (pair && pair.one !== pair.many) return isMany ? pair.many : pair.one;
      // a name that stands in the catalogue in one number, or one that it leaves out because it follows from others: courgette
      if (pair || !/\s/.test(written)) return language === 'en' ? inNumber(written, count) : written;
    }
    return this.catalogue.displayName(food, this.language, isMany ? 2 : 1);
  }

  private understand(name: string, language: FoodLanguage): ListedFood {
    const { catalogue } = this;
    if (!catalogue) return { key: writtenKey(name), resolved: null, language, aisle: null, isStaple: false, isBought: true };
    const languages = [...new Set([language, this.language, ...FALLBACKS])].filter((one) => catalogue.languages.includes(one));
    const readings = languages.map((one) => ({ one, resolved: catalogue.resolve(name, one) }));
    const reading =
      readings.find(({ resolved }) => resolved?.certainty === 'exact') ?? readings.find(({ resolved }) => resolved) ?? readings[0];
    const { one = language, resolved = null } = reading ?? {};
    return {
      key: languages.length > 0 ? catalogue.itemKey(name, one) : writtenKey(name),
      resolved,
      language: one,
      aisle: resolved && catalogue.aisleOf(resolved),
      isStaple: resolved !== null && isStaple(resolved),
      isBought: resolved === null || resolved.food.isBought || resolved.additions.length > 0,
    };
  }
}

const inNumber = (english: string, count: number | null): string =>
  count === null ? english : count > 1 ? pluralize(english) : singularize(english);

/** Whether words around a name tell of one: "crusty bread" does by its last word, "ripe tomatoes" do not. */
function endsInSingular(written: string, names: readonly FoodName[]): boolean {
  const words = ` ${written.toLowerCase()} `;
  return names.some(
    ({ one, many }) => one !== many && (words.endsWith(` ${one.toLowerCase()} `) || words.startsWith(` ${one.toLowerCase()} `)),
  );
}

const isStaple = ({ food, additions, mentions, unknownWords }: ResolvedFood): boolean =>
  mentions.length === 0 && unknownWords.length === 0 && [food, ...additions].every((part: Food) => part.isStaple);

/** Whether a food may be called by another name: nothing of what was written would be lost. */
const isSurely = ({ certainty, form, free, alternatives, additions, mentions, unknownWords }: ResolvedFood): boolean =>
  certainty === 'exact' && form === null && [free, alternatives, additions, mentions, unknownWords].every((list) => list.length === 0);
