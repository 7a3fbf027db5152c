import { type Allergen, ALLERGENS } from '@simmer/contracts/constants';
import { isUnitKey } from '@simmer/culinary';
import { type Food, type FoodAisle, type Form, type Keeps, type Origin, ORIGINS, type Pack } from '../food';
import { isPlain } from '../facts/plain';
import type { PackedFacts, PackedFood, PackedSizes } from './packed';

const ML_OF = { cup: 236.588, tbsp: 14.787, tsp: 4.929 } as const;
/** Where a form stands, for a food that does not say it. */
const AISLE_OF_FORM: Readonly<Partial<Record<Form, FoodAisle>>> = { frozen: 'frozen', canned: 'tins' };

/** Forms of which one piece, one cup and 100 g are not those of the whole thing. */
const MADE_OF: ReadonlySet<string> = new Set(['dried', 'powder', 'ground', 'paste', 'juice', 'zest']);

/** A food while its facts are filled in. */
type Draft = { -readonly [Key in keyof Food]: Food[Key] } & { children: Food[] };

const NOT_LOADED = ['pack', 'piece', 'portions', 'density', 'edible', 'keeps', 'season', 'usda'] as const satisfies readonly (keyof Food)[];

/** Foods of the packed catalogue with everything that they inherit, in its order. Asking for sizes that were not loaded throws. */
export function unpackFoods({ foods: packed, sizes }: PackedFacts): Food[] {
  const entries = new Map(packed.map((entry, at) => [entry.id, { ...entry, ...sizes?.[at] }]));
  const drafts = new Map<string, Draft>();
  const begun = new Set<string>();
  const draftOf = (id: string): Draft | null => {
    const known = drafts.get(id);
    const entry = entries.get(id);
    // what is a kind of itself has no parent; the check of the catalogue tells of it
    if (known || !entry || begun.has(id)) return known ?? null;
    begun.add(id);
    const parent = entry.is === undefined ? null : draftOf(entry.is);
    const draft = inherit(entry, parent, sizes && sizesFrom(parent, entry, entries));
    if (!sizes) forbidSizes(draft);
    drafts.set(id, draft);
    if (draft.parent) (draft.parent as Draft).children.push(draft);
    return draft;
  };
  const foods = packed.flatMap(({ id }) => draftOf(id) ?? []);
  const finished = new Set<Food>();
  for (const food of foods) addWhatItMayBe(food, entries, drafts, finished);
  return foods;
}

function forbidSizes(draft: Draft): void {
  for (const key of NOT_LOADED)
    Object.defineProperty(draft, key, {
      get: () => {
        throw new Error(`The ${key} of foods is not loaded: load them with loadFoods(languages), without { sizes: false }.`);
      },
    });
}

/**
 * The nearest kind above whose weights, pack, season and days hold for a food: not one whose bare name is taken for some foods below it, and
 * none where the food is what was dried, ground or pressed of it.
 */
function sizesFrom(parent: Draft | null, { form }: PackedFood, entries: ReadonlyMap<string, PackedFood>): Draft | null {
  if (form !== undefined && form !== parent?.form && MADE_OF.has(form)) return null;
  let giver = parent;
  while (giver && entries.get(giver.id)?.any) giver = giver.parent as Draft | null;
  return giver;
}

function inherit(entry: PackedFood & PackedSizes, parent: Draft | null, sizes: Draft | null): Draft {
  const without = new Set(entry.without);
  const contains = new Set([...(parent?.allergens.contains ?? []), ...(entry.contains ?? [])].filter((one) => !without.has(one)));
  const may = [...(parent?.allergens.may ?? []), ...(entry.may ?? [])].filter((one) => !without.has(one) && !contains.has(one));
  const origins = parent?.origins ?? { from: [], may: [], isKnown: false };
  const form = (entry.form as Form | undefined) ?? parent?.form ?? null;
  // what is canned or dried keeps longer than what is fresh, and has no season
  const isOtherForm = form !== (parent?.form ?? null);
  return {
    id: entry.id,
    parent,
    children: [],
    choices: [],
    isVague: false,
    form,
    aisle:
      (entry.aisle as FoodAisle | undefined) ?? (entry.form ? AISLE_OF_FORM[entry.form as Form] : undefined) ?? parent?.aisle ?? 'other',
    allergens: { contains: allergensIn(contains), may: allergensIn(new Set(may)) },
    origins: {
      from: entry.from ? originsIn(entry.from) : origins.from,
      may: [...new Set([...(entry.from ? [] : origins.may), ...originsIn(entry.mayFrom ?? [])])],
      isKnown: origins.isKnown || entry.from !== undefined,
    },
    isStaple: entry.staple ?? parent?.isStaple ?? false,
    pack: entry.pack
      ? { metric: packIn(entry.pack[0]), us: packIn(entry.pack[1] ?? entry.pack[0]) }
      : (sizes?.pack ?? { metric: null, us: null }),
    piece: entry.piece ?? sizes?.piece ?? null,
    portions: { ...sizes?.portions, ...entry.portions },
    density: densityIn(entry) ?? sizes?.density ?? null,
    edible: entry.edible ?? (isOtherForm ? null : sizes?.edible) ?? null,
    keeps: { ...(isOtherForm ? {} : sizes?.keeps), ...(entry.keeps as Keeps | undefined) },
    season: entry.season ?? (isOtherForm ? [] : (sizes?.season ?? [])),
    isWhole: entry.whole ?? parent?.isWhole ?? false,
    isBought: entry.bought ?? parent?.isBought ?? true,
    isHousehold: entry.food === undefined ? (parent?.isHousehold ?? false) : !entry.food,
    usda: entry.usda ?? sizes?.usda ?? null,
  };
}

/**
 * A vague name may mean the foods that its entry lists, else any of what is below it, except where a word for the form would stand beside it, and except what is made of something
 * plain and stands elsewhere in a shop: potato dumplings are asked for by their name.
 */
function addWhatItMayBe(
  food: Food,
  entries: ReadonlyMap<string, PackedFood>,
  drafts: ReadonlyMap<string, Draft>,
  finished: Set<Food>,
): void {
  if (finished.has(food)) return;
  finished.add(food);
  const draft = drafts.get(food.id);
  if (!draft) return;
  const named = (entries.get(food.id)?.any ?? []).flatMap((id) => drafts.get(id) ?? []);
  const below = draft.children.filter(
    (child) => (child.form === null || child.form === draft.form) && !(isPlain(draft) && child.aisle !== draft.aisle),
  );
  const choices: Food[] = named.length ? named : below;
  if (!choices.length) return;
  for (const choice of choices) addWhatItMayBe(choice, entries, drafts, finished);
  const own = draft.allergens;
  const shared = named.length ? ALLERGENS.filter((one) => named.every(({ allergens }) => allergens.contains.includes(one))) : [];
  const contains = new Set<string>([...own.contains, ...shared]);
  const may = new Set<string>([...own.may, ...choices.flatMap(({ allergens }) => [...allergens.contains, ...allergens.may])]);
  draft.isVague = true;
  draft.choices = named;
  draft.allergens = { contains: allergensIn(contains), may: allergensIn(may).filter((one) => !contains.has(one)) };
  const from = choices.map(({ origins }) => origins.from);
  const certain = draft.origins.isKnown
    ? draft.origins.from
    : ORIGINS.filter((origin) => from.every((origins) => origins.includes(origin)));
  draft.origins = {
    from: certain,
    may: ORIGINS.filter(
      (origin) =>
        !certain.includes(origin) &&
        (draft.origins.may.includes(origin) ||
          choices.some(({ origins }) => origins.from.includes(origin) || origins.may.includes(origin))),
    ),
    isKnown: draft.origins.isKnown || choices.every(({ origins }) => origins.isKnown),
  };
  if (named[0] && !draft.parent && !entries.get(food.id)?.aisle) draft.aisle = named[0].aisle;
}

function densityIn({ density, portions }: PackedSizes): number | null {
  if (density !== undefined) return density;
  for (const unit of ['cup', 'tbsp', 'tsp'] as const) {
    const grams = portions?.[unit];
    if (grams) return grams / ML_OF[unit];
  }
  return null;
}

function packIn(text: string | null | undefined): Pack | null {
  const [, quantity, unit = ''] = /^([\d.]+)\s*(.*)$/.exec(text ?? '') ?? [];
  return quantity === undefined ? null : { quantity: Number(quantity), unit: isUnitKey(unit) ? unit : null };
}

const allergensIn = (names: ReadonlySet<string>): Allergen[] => ALLERGENS.filter((allergen) => names.has(allergen));
const originsIn = (names: readonly string[]): Origin[] => ORIGINS.filter((origin) => names.includes(origin));
