/** The server's answers to searches that a browser keeps: how many, for how long, and after which share of that they are requested again. */
export const SEARCH_CACHE = { entries: 100, lifetimeMs: 300_000, freshShare: 0.8 } as const;

/** What of a recipe is searched, the most telling first. */
export const SEARCH_FIELDS = ['title', 'ingredients', 'tags', 'source', 'notes', 'instructions'] as const;
