/** The meals that everybody knows; a cook can plan others, by names of their own. */
export const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

/** Where a meal plan keeps what was picked and has no day yet, in the place of a week's Monday. */
export const UNSCHEDULED = 'unscheduled';

/** What a suggestion can give more weight to. */
/** What there is time for from Monday to Friday until a cook says otherwise; on a weekend a meal may take as long as it likes. */
export const USUAL_MINUTES: Readonly<Record<string, number>> = { breakfast: 15, lunch: 30, dinner: 45 };

export const MEAL_WISHES = ['cheaper', 'quicker', 'less-shopping', 'more-variety', 'favorites', 'in-season', 'closer-to-goals'] as const;

/** Of meal plans; in characters where it is text. */
export const MEAL_PLAN_LIMITS = {
  /** Name of a meal, of a guest, of a diet. */
  meal: 40,
  name: 80,
  food: 120,
  /** Meals of a day. */
  meals: 10,
  /** Entries of a week, and of what has no day yet. */
  entries: 200,
  /** Who eats one meal, guests counted by themselves. */
  eaters: 20,
  /** Foods in the pantry, and foods to be used up. */
  foods: 300,
  recurring: 50,
  templates: 20,
  /** What a week weighs as JSON in UTF-8, and what all templates do. */
  weekBytes: 256 * 1024,
  templatesBytes: 512 * 1024,
} as const;
