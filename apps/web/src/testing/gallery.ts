import { type CommunityRecipe, type CommunityRecipePage, pick } from '@simmer/contracts';

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
    servings: 4,
    difficulty: 'easy',
    tags: [],
    image_url: null,
    image: null,
    plate: { url: '/plates/1.svg', ground: 'sage' },
    form: 'recipe',
    source_url: null,
    cuisine: null,
    diets: [],
    checked_diets: [],
    language: 'en',
    rating_average: null,
    rating_count: 0,
    save_count: 0,
    created_at: '2026-05-01T18:00:00.000Z',
    ...more,
  };
}

/** The page of a shared recipe, as a visitor sees it. */
export function aCommunityRecipePage({ card = aCommunityRecipe(), ...more }: Partial<CommunityRecipePage> = {}): CommunityRecipePage {
  const eggs = { quantity: 2, quantity_max: null, unit: null, name: 'eggs', preparation: '', note: '', optional: false };
  return {
    card,
    recipe: {
      ...pick(card, ['title', 'total_time', 'servings', 'difficulty', 'tags', 'image_url', 'image', 'plate', 'author', 'language']),
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
    copy: null,
    ...more,
  };
}
