/** What each term of the sum is worth; the terms are pure numbers, so that weights compare. */
export interface Weights {
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbohydrates: number;
  readonly shopping: number;
  readonly useUp: number;
  /** Packs of fresh food that are opened and not emptied. */
  readonly spoils: number;
  readonly cuisine: number;
  readonly main: number;
  /** Minutes of dinners from Monday to Friday. */
  readonly minutes: number;
  /** Minutes of everything that is made. */
  readonly cooking: number;
  readonly liking: number;
  readonly season: number;
  readonly price: number;
}

export type Term = keyof Weights;

export const WEIGHTS: Weights = {
  kcal: 100,
  protein: 60,
  fat: 15,
  carbohydrates: 15,
  shopping: 1.5,
  useUp: 8,
  spoils: 2,
  cuisine: 4,
  main: 0,
  minutes: 0.05,
  cooking: 0,
  liking: 10,
  season: 4,
  price: 0,
};

export const TERMS = Object.keys(WEIGHTS) as readonly Term[];

/** So often a cuisine may come in a week before it counts as repetition. */
export const CUISINE_FREE = 4;
/** So often a main ingredient may. */
export const MAIN_FREE = 2;

/** The words by which a cook turns the weights. */
export const WISHES = ['cheaper', 'quicker', 'less-shopping', 'more-variety', 'favorites', 'in-season', 'closer-to-goals'] as const;
export type Wish = (typeof WISHES)[number];

/** How a wish turns a weight that the problem has anyway (`times`), or brings in one that it has not (`atLeast`). */
const TURNS: Readonly<Record<Wish, Partial<Record<Term, { readonly times?: number; readonly atLeast?: number }>>>> = {
  cheaper: { price: { atLeast: 40 }, shopping: { times: 1.5 } },
  quicker: { minutes: { times: 4 }, cooking: { times: 4, atLeast: 0.2 } },
  'less-shopping': { shopping: { times: 2.5 } },
  'more-variety': { cuisine: { times: 2 }, main: { atLeast: 6 } },
  favorites: { liking: { times: 4 } },
  'in-season': { season: { times: 5 } },
  'closer-to-goals': { kcal: { times: 2 }, protein: { times: 2 }, fat: { times: 2 }, carbohydrates: { times: 2 } },
};

/** The weights that a cook's wishes make of the usual ones. */
export function weightsFor(wishes: readonly Wish[], from: Weights = WEIGHTS): Weights {
  const weights: Record<Term, number> = { ...from };
  for (const wish of new Set(wishes))
    for (const [term, { times = 1, atLeast = 0 }] of Object.entries(TURNS[wish]) as [Term, { times?: number; atLeast?: number }][])
      weights[term] = Math.max(atLeast, weights[term] * times);
  return weights;
}
