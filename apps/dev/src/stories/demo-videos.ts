import { DAY_MS, type DemoVideo, type InputOf, type operations, type VideoTab } from '@simmer/contracts';
import { slugOf } from '@simmer/culinary';
import { v7 as uuidv7 } from 'uuid';
import { morningsAndSweets } from './mornings-and-sweets';
import { weeknights } from './weeknights';

type Chapters = DemoVideo['chapters'];

const FIRST_DAY = Date.UTC(2026, 9, 5);
/** The same id each time the stories are told. */
const fixedId = (number: number): string =>
  uuidv7({ msecs: FIRST_DAY + number * DAY_MS, seq: 0, random: Uint8Array.from({ length: 16 }, (_, at) => (number * 31 + at * 17) % 256) });

const categories = [
  { id: fixedId(101), name: 'Recipes', name_de: 'Rezepte', tab: 'recipes' },
  { id: fixedId(102), name: 'Meal Planning', name_de: 'Essensplanung', tab: 'meal-plan' },
  { id: fixedId(103), name: 'Shopping Lists', name_de: 'Einkaufslisten', tab: 'shopping' },
] as const satisfies readonly { id: string; name: string; name_de: string; tab: VideoTab }[];

interface Film {
  title: string;
  description: string;
  tab: VideoTab;
  tags: string[];
  duration: string;
  views: number;
  /** Chapters as `[seconds, title, step]`. */
  chapters: readonly (readonly [number, string, number?])[];
  /** Title of a published recipe of the demo cook. */
  cooks?: string;
  isFeatured?: true;
}

/** The oldest first. */
const FILMS: readonly Film[] = [
  {
    title: 'A Sunday roast with its timers',
    description: 'Three pans, one oven, and a timer for each of them. Long, because a roast is.',
    tab: 'recipes',
    tags: ['roast', 'carrot', 'potato'],
    duration: 'PT1H4M20S',
    views: 640,
    chapters: [
      [0, 'Before you begin'],
      [310, 'Salt, and wait'],
      [1_260, 'Into the oven'],
      [3_540, 'Let it rest'],
    ],
  },
  {
    title: 'What is always at home',
    description: 'Staples stay off the shopping list until you say that they ran out.',
    tab: 'shopping',
    tags: ['bread', 'lemon', 'pantry'],
    duration: 'PT1M12S',
    views: 1_120,
    chapters: [
      [0, 'Mark a staple'],
      [38, 'Ran out? Say so'],
    ],
  },
  {
    title: 'Collections that stay tidy',
    description: 'Tags say what a recipe is, collections say what it is for.',
    tab: 'recipes',
    tags: ['tart', 'plum'],
    duration: 'PT1M40S',
    views: 874,
    chapters: [
      [0, 'Make a collection'],
      [52, 'Fill it from the list'],
    ],
  },
  {
    title: 'Shop together, two phones',
    description: 'One list, two people, and nobody buys the milk twice.',
    tab: 'shopping',
    tags: ['salad', 'corn', 'tomato'],
    duration: 'PT1M55S',
    views: 2_233,
    chapters: [
      [0, 'Share the list'],
      [45, 'Tick on one, see it on the other'],
      [88, 'Without a connection'],
    ],
  },
  {
    title: 'Cook once, eat twice',
    description: 'Plan the second half for lunch while the first one is still warm.',
    tab: 'meal-plan',
    tags: ['stew', 'lentil', 'leftovers'],
    duration: 'PT2M36S',
    views: 1_540,
    chapters: [
      [0, 'Double the servings'],
      [64, 'Leftovers into the plan'],
      [121, 'What it does to the list'],
    ],
  },
  {
    title: 'Paste from a cookbook photo',
    description: 'Text from a photo goes in as it is; Simmer finds the ingredients and the steps.',
    tab: 'recipes',
    tags: ['stew', 'chickpea'],
    duration: 'PT2M5S',
    views: 1_902,
    chapters: [
      [0, 'Copy the text'],
      [41, 'Paste, and look it over'],
      [97, 'Save'],
    ],
  },
  {
    title: 'Fill a week in a minute',
    description: 'Ask for a suggestion, keep what you like, swap the rest.',
    tab: 'meal-plan',
    tags: ['pasta', 'leek'],
    duration: 'PT1M48S',
    views: 3_675,
    chapters: [
      [0, 'Ask for a week'],
      [34, 'Swap a dish'],
      [80, 'Make the list'],
    ],
    isFeatured: true,
  },
  {
    title: 'Bring a recipe in by its address',
    description: 'From a page on the web to your library, with its photo and nutrition.',
    tab: 'recipes',
    tags: ['soup', 'squash'],
    duration: 'PT1M24S',
    views: 4_210,
    chapters: [
      [0, 'Copy the address'],
      [22, 'Import'],
      [61, 'Look it over'],
    ],
    isFeatured: true,
  },
  {
    title: 'Green shakshuka, start to finish',
    description: 'Eggs in leeks, chard and herbs: one pan, one Saturday.',
    tab: 'recipes',
    tags: ['breakfast', 'egg', 'spinach'],
    duration: 'PT2M40S',
    views: 1_318,
    chapters: [
      [0, 'What you need'],
      [18, 'Soften the leek', 1],
      [46, 'Garlic and cumin', 2],
      [70, 'All the greens', 3],
      [104, 'Four hollows, four eggs', 4],
      [138, 'Feta and dill', 5],
    ],
    cooks: 'Green shakshuka',
  },
  {
    title: 'Braised chickpeas, step by step',
    description: 'Cook along in cook mode: the timer of each step is one tap away.',
    tab: 'recipes',
    tags: ['stew', 'chickpea', 'lemon'],
    duration: 'PT3M12S',
    views: 2_980,
    chapters: [
      [0, 'Pin the recipe'],
      [24, 'Soften the onion', 1],
      [58, 'Darken the paste', 2],
      [106, 'Simmer the chickpeas', 3],
      [140, 'Fold in the spinach', 4],
      [171, 'Taste, and serve', 5],
    ],
    cooks: 'Braised chickpeas with lemon',
    isFeatured: true,
  },
  {
    title: 'Leek linguine on a weeknight',
    description: 'Dinner for two in 25 minutes, with the pasta and the sauce on one clock.',
    tab: 'recipes',
    tags: ['pasta', 'leek', 'pea'],
    duration: 'PT2M20S',
    views: 1_776,
    chapters: [
      [0, 'Slice the leeks'],
      [20, 'Cook them gently', 1],
      [52, 'Boil the linguine', 2],
      [84, 'Stir the sauce', 4],
      [110, 'Toss, and finish', 5],
    ],
    cooks: 'Weeknight leek linguine',
  },
  {
    title: 'Guests on Friday: plan for more',
    description: 'Say how many eat, and the plan, the amounts and the list follow.',
    tab: 'meal-plan',
    tags: ['roast', 'chicken', 'orange'],
    duration: 'PT1M31S',
    views: 702,
    chapters: [
      [0, 'Who eats along'],
      [40, 'Change the servings'],
    ],
  },
  {
    title: 'By aisle, in the order of your store',
    description: 'Sort the shopping list once the way you walk, and never turn back for the onions.',
    tab: 'shopping',
    tags: ['salad', 'tomato', 'cucumber'],
    duration: 'PT1M19S',
    views: 958,
    chapters: [
      [0, 'Aisles'],
      [44, 'Your store, your order'],
    ],
  },
];

const published = [...weeknights, ...morningsAndSweets].filter(({ isPublished }) => isPublished);

function slugOfRecipe(title: string): string {
  const recipe = published.find(({ draft }) => draft.title === title);
  if (!recipe) throw new Error(`The demo cook publishes no recipe called ${title}.`);
  return slugOf(recipe.draft.title, recipe.id);
}

const chaptersOf = ({ chapters }: Film): Chapters => chapters.map(([at, title, step = null]) => ({ at, title, step }));

/** Thirteen videos that are at no provider, in the three categories of the demo; three of them cook a published recipe. */
export const demoVideos = (): InputOf<typeof operations.community.demoVideo.store> => ({
  categories: [...categories],
  videos: FILMS.map((film, at) => ({
    id: fixedId(at),
    youtube_id: `demo-${String(at + 1).padStart(6, '0')}`,
    title: film.title,
    description: film.description,
    category: categories.filter(({ tab }) => tab === film.tab).map(({ id }) => id),
    tags: film.tags,
    chapters: chaptersOf(film),
    recipe_slug: film.cooks === undefined ? null : slugOfRecipe(film.cooks),
    is_featured: film.isFeatured ?? false,
    duration: film.duration,
    view_count: film.views,
    channel_title: 'Simmer’s demo kitchen',
    added_at: new Date(FIRST_DAY + at * DAY_MS).toISOString(),
  })),
});
