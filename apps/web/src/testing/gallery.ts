import type { CommunityRecipe } from '@simmer/contracts';

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
    cuisine: null,
    diets: [],
    language: 'en',
    rating_average: null,
    rating_count: 0,
    save_count: 0,
    created_at: '2026-05-01T18:00:00.000Z',
    ...more,
  };
}
