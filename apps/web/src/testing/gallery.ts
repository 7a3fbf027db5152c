import {
  type Chef,
  type ChefKitchen,
  type CommunityRecipe,
  type CommunityRecipeDetail,
  type CommunityRecipePage,
  pick,
} from '@simmer/contracts';

let made = 0;

/** A shared recipe as the gallery shows it, of a title of its own unless one is given. */
export function aCommunityRecipe(more: Partial<CommunityRecipe> = {}): CommunityRecipe {
  const number = made++;
  const title = more.title ?? `Dish ${number}`;
  const end = String(number).padStart(8, '0');
  return {
    id: `00000000-0000-7000-8000-0000${end}`,
    slug: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${end}`,
    title,
    author: 'Mara',
    total_time: 30,
    username: 'mara',
    language: 'en',
    image: null,
    plate: { url: '/plates/1.svg', ground: 'sage' },
    rating_average: null,
    save_count: 0,
    ...more,
  };
}

/** What the page of a shared recipe says besides the recipe itself. */
export const aCommunityRecipeDetail = (more: Partial<CommunityRecipeDetail> = {}): CommunityRecipeDetail => ({
  ...aCommunityRecipe(more),
  form: 'recipe',
  license: 'cc-by-sa',
  credit_line: '',
  comes_from: '',
  cuisine: null,
  diets: [],
  checked_diets: [],
  rating_count: 0,
  rating_spread: null,
  created_at: '2026-05-01T18:00:00.000Z',
  ...more,
});

/** The page of a shared recipe, as a visitor sees it. */
export function aCommunityRecipePage({ card = aCommunityRecipeDetail(), ...more }: Partial<CommunityRecipePage> = {}): CommunityRecipePage {
  const eggs = { quantity: 2, quantity_max: null, unit: null, name: 'eggs', preparation: '', note: '', optional: false };
  return {
    card,
    recipe: {
      image_url: null,
      ...pick(card, ['title', 'total_time', 'image', 'plate', 'author', 'language']),
      servings: 4,
      difficulty: 'easy',
      tags: [],
      description: 'Warm and bright.',
      ingredients: [{ text: '2 eggs', group: null, parsed: eggs }],
      instructions: [{ text: 'Boil the eggs.', group: null, image_id: null }],
      step_images: [],
      prep_time: 5,
      cook_time: 25,
      yield_text: '',
      source_url: null,
      source_name: '',
      calories: null,
      total_fat: null,
      saturated_fat: null,
      protein: null,
      carbohydrates: null,
      fiber: null,
      sugar: null,
      sodium: null,
    },
    chef: { username: 'ilse', picture: { kind: 'letters' } },
    lineage: { is_adapted: false, original: null, forks: [], fork_count: 0 },
    is_own: false,
    is_hidden: false,
    copy: null,
    ...more,
  };
}

/** What the screens of the community ask about a cook, whom the reader does not follow. */
export const chefAnswers = {
  'GET /community/chefs/:username': ({ username }: { username: string }): Chef => ({
    username,
    about: '',
    picture: { kind: 'letters' },
    followers: 0,
    relation: { follows: false, mutes: false, blocks: false },
  }),
  'GET /community/chefs/:username/kitchen': (): ChefKitchen => ({
    since_year: 2024,
    saves: 0,
    most_saved: [],
    followers: [],
    cooked_lately: [],
  }),
};
