import type { VideoTab } from '@simmer/contracts';

/** In English and German, the way people name such videos. */
const KEYWORDS: readonly (readonly [VideoTab, RegExp])[] = [
  [
    'meal-plan',
    /\bmeal[ -]?(?:plan|prep)|\bplan(?:ning)? (?:a|your|the|my) (?:week|meals?)|\bweek(?:ly)? (?:plan|menu)|\bleftovers?\b|wochenplan|essensplan|woche planen|\breste\b/i,
  ],
  ['shopping', /\bshop(?:ping)?\b|\bgrocer(?:y|ies)\b|\bsupermarket\b|\bpantry\b|einkauf|vorrat/i],
];

interface Sorted {
  title: string;
  description: string;
  /** Of its categories, in their order; null for one that leaves it to the words. */
  categoryTabs: readonly (VideoTab | null)[];
}

/** Where a video stands: by its category first, then by words of its title, then of its description, and among the recipes otherwise. */
export function videoTab({ title, description, categoryTabs }: Sorted): VideoTab {
  return categoryTabs.find((tab) => tab !== null) ?? tabIn(title) ?? tabIn(description) ?? 'recipes';
}

const tabIn = (text: string): VideoTab | undefined => KEYWORDS.find(([, words]) => words.test(text))?.[0];
