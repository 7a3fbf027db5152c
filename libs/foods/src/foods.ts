import type { Allergen, Diet } from '@simmer/contracts/constants';
import type { UnitKey } from '@simmer/culinary';
import type { FoodsData, PackedNames } from './data/packed';
import { unpackFoods } from './data/unpack';
import { aisleOfForm } from './facts/aisle';
import { allergensOf } from './facts/allergens';
import { type DietFit, dietOf } from './facts/diets';
import { isPoured } from './facts/poured';
import { densityOf, gramsOf } from './facts/weights';
import { wholeOf } from './facts/whole';
import { type Allergens, type Food, type FoodAisle, type FoodId, type Form, type FreeOf, isOneOf, type Size } from './food';
import { FOOD_LANGUAGES, type FoodLanguage } from './languages';
import { type FoodName, readNames } from './names/food-names';
import { type LanguageGuess, LineLanguages } from './names/line-languages';
import { NameSearch, type Suggestion } from './names/name-search';
import { formOf } from './resolve/form';
import { keyOf } from './resolve/item-key';
import type { ResolvedFood } from './resolved';
import { speak, type Spoken } from './resolve/spoken';
import { tokensOf } from './text/tokens';

/**
 * What foods are, in the languages that were loaded. Unchanging, and its answers depend on nothing but the catalogue: two phones with the same
 * catalogue give the same answers, whatever other languages they have loaded.
 */
export class Foods {
  /** The foods and kinds of the catalogue, in its order. */
  readonly all: readonly Food[];
  private readonly byId = new Map<FoodId, Food>();
  private readonly places = new Map<FoodId, number>();
  private readonly spoken = new Map<FoodLanguage, Spoken>();
  private readonly searches = new Map<FoodLanguage, NameSearch>();
  private readonly loaded: ReadonlyMap<FoodLanguage, PackedNames>;
  private readonly everywhere: readonly (readonly FoodName[])[];
  private lineLanguages: LineLanguages | null = null;

  constructor({ facts, languages }: FoodsData) {
    this.all = unpackFoods(facts);
    this.all.forEach((food, place) => {
      this.byId.set(food.id, food);
      this.places.set(food.id, place);
    });
    for (const { id, formerly } of facts.foods) for (const old of formerly ?? []) this.byId.set(old, this.get(id)!);
    this.loaded = new Map(languages.map((packed) => [packed.language, packed]));
    this.everywhere = facts.foods.map(({ also }) => readNames(also ?? ''));
  }

  /** The languages that were loaded. */
  get languages(): readonly FoodLanguage[] {
    return FOOD_LANGUAGES.filter((language) => this.loaded.has(language));
  }

  /** The food of an id, also of one that it had before; undefined where there is none. */
  get(id: FoodId): Food | undefined {
    return this.byId.get(id);
  }

  /** What a name means in a language: "organic heirloom tomatoes", "Räucherlachs", "farine de blé". Null where nobody can tell. */
  resolve(name: string, language: FoodLanguage): ResolvedFood | null {
    return this.in(language).resolver.resolve(name);
  }

  /** The forms that a remark beside the name of a food tells: "juice" beside "lime", "cooked" beside "rice"; none where it says anything else. */
  formsIn(remark: string, { food }: ResolvedFood, language: FoodLanguage): readonly Form[] {
    return this.in(language).resolver.formsIn(remark, food);
  }

  /** The same in further forms, in a food of its own where there is one: lime juice, cooked rice. */
  inForms(resolved: ResolvedFood, forms: readonly Form[]): ResolvedFood {
    return forms.length ? { ...resolved, ...formOf(resolved.food, resolved.form ? [resolved.form, ...forms] : forms) } : resolved;
  }

  /** The food or kind whose name these words are, and nothing more; much faster than {@link resolve} for words that are mostly none. */
  foodCalled(words: string, language: FoodLanguage): Food | null {
    return this.in(language).index.find(tokensOf(words));
  }

  /**
   * A key that is the same for one food by all its names, numbers and languages, and differs where the food or its form does. Of names that
   * nobody knows it is the folded name with its words in the singular; so it is of household goods, since the catalogue has many things in one:
   * nails and paint are both hardware.
   */
  itemKey(name: string, language: FoodLanguage): string {
    const resolved = this.resolve(name, language);
    return keyOf(name, language, resolved?.food.isHousehold ? null : resolved);
  }

  /** The allergens of what a name means; not complete where the name is not clear (`isClear`). */
  allergensOf(resolved: ResolvedFood): Allergens {
    return allergensOf(resolved);
  }

  /** Whether what a name means fits a diet. */
  dietOf(resolved: ResolvedFood, diet: Diet): DietFit {
    return dietOf(resolved, diet);
  }

  /** Where it stands in a shop: what is frozen or canned elsewhere than what is fresh. */
  aisleOf({ food, form }: ResolvedFood): FoodAisle {
    return aisleOfForm(food, form);
  }

  /** Grams of one unit (null is one without a unit), or null where that says nothing about weight. */
  gramsOf({ food, form }: ResolvedFood, unit: UnitKey | null, size: Size | null = null): number | null {
    return gramsOf(food, form, unit, size);
  }

  /** The size that the words of a line tell: large, grande, "groß"; null where they tell none. */
  sizeIn(text: string, language: FoodLanguage): Size | null {
    return this.in(language).words.sizeIn(text);
  }

  /** Grams per millilitre. */
  densityOf({ food }: ResolvedFood): number {
    return densityOf(food);
  }

  /** Whether it is measured by volume where others are weighed: milk and oil, but neither yogurt nor flour. */
  isPoured({ food }: ResolvedFood): boolean {
    return isPoured(food);
  }

  /** Grams per millilitre of what is weighed where weights are metric; null for what is poured, and where nobody can tell. */
  weighedDensityOf(resolved: ResolvedFood): number | null {
    // what a whole kind of foods usually weighs is no measure of a food that is not clear
    return resolved.isClear && !isPoured(resolved.food) ? resolved.food.density : null;
  }

  /** The whole food that is bought for a number of these: an egg for a yolk, a lemon for the juice of one. Null where it is what is bought. */
  wholeOf(resolved: ResolvedFood): Food | null {
    return wholeOf(resolved, (id) => this.get(id));
  }

  /** Whether a food is another one or a kind of it; false where one of the ids is unknown. */
  isKindOf(food: Food | FoodId, kind: FoodId): boolean {
    const known = typeof food === 'string' ? this.get(food) : food;
    const target = this.get(kind);
    return known !== undefined && target !== undefined && isOneOf(known, [target.id]);
  }

  /** What is directly below a food in the tree. */
  childrenOf(food: Food): readonly Food[] {
    return food.children;
  }

  /** What a language calls a food, the usual name first; empty where it has no name for it. */
  namesOf(food: Food, language: FoodLanguage): readonly FoodName[] {
    return this.in(language).names[this.places.get(food.id) ?? -1] ?? [];
  }

  /** The usual name for so many of a food; in English where the language has none, and at last the id. */
  displayName(food: Food, language: FoodLanguage, count = 1): string {
    const name = this.namesOf(food, language)[0] ?? (this.loaded.has('en') ? this.namesOf(food, 'en')[0] : undefined);
    return (count === 1 ? name?.one : name?.many) ?? food.id.replaceAll('-', ' ');
  }

  /** Names that begin with what somebody typed, the usual and short ones first, one of each food. */
  search(beginning: string, language: FoodLanguage, limit = 8): Suggestion[] {
    let search = this.searches.get(language);
    if (!search) {
      const names = this.in(language).names.map((own, at) => [...own, ...(this.everywhere[at] ?? [])]);
      this.searches.set(language, (search = new NameSearch(this.all, names)));
    }
    return search.find(beginning, limit);
  }

  /** The allergens that words stand for when somebody asks for something without them: "dairy", "Nüsse"; empty where they name none. */
  allergensCalled(words: string, language: FoodLanguage): readonly Allergen[] {
    return this.in(language).words.allergensCalled(tokensOf(words).join(' '));
  }

  /** What words say a dish is free of: "vegan", "glutenfrei"; null where they say nothing of the kind. */
  freeOf(words: string, language: FoodLanguage): FreeOf | null {
    const role = this.in(language).words.roleOf(tokensOf(words).join(' '));
    return role?.kind === 'free' ? role.free : null;
  }

  /** The loaded language that the lines of a recipe seem to be in; null where they do not tell. */
  languageOfLines(lines: readonly string[]): FoodLanguage | null {
    return this.guessLanguage(lines)?.language ?? null;
  }

  /** {@link languageOfLines} with how sure it is. */
  guessLanguage(lines: readonly string[]): LanguageGuess | null {
    this.lineLanguages ??= new LineLanguages(new Map(this.languages.map((language) => [language, this.in(language)])));
    return this.lineLanguages.guess(lines);
  }

  /** A language, made ready when it is first asked for. */
  private in(language: FoodLanguage): Spoken {
    const known = this.spoken.get(language);
    if (known) return known;
    const packed = this.loaded.get(language);
    if (!packed) throw new Error(`The names of foods in "${language}" are not loaded: load them with loadFoods(['${language}']).`);
    const spoken = speak(language, { own: packed.names.map(readNames), everywhere: this.everywhere }, packed.words, this.all);
    this.spoken.set(language, spoken);
    return spoken;
  }
}
