/** What a task keeps busy besides the cook. */
export type Place = { readonly kind: 'hob' } | { readonly kind: 'oven'; readonly celsius: number };

/** A piece of work in the kitchen. The tasks of a dish follow each other. */
export interface Task {
  readonly id: string;
  /** A waiting task leaves the cook free. */
  readonly kind: 'hands-on' | 'waiting';
  /** Whole minutes, at least 1. */
  readonly minutes: number;
  readonly place: Place | null;
}

export interface Dish {
  readonly id: string;
  readonly tasks: readonly Task[];
}

/** What there is to cook with. */
export interface Kitchen {
  readonly cooks: number;
  readonly hobs: number;
  readonly ovens: number;
}

export const ORDINARY_KITCHEN: Kitchen = { cooks: 1, hobs: 4, ovens: 1 };

/** Dishes share an oven when their temperatures are no further apart, in °C. */
export const SHARED_OVEN_WITHIN = 15;

/** Dishes ready within so many minutes of each other are served together. */
export const TOGETHER_WITHIN = 5;
