import {
  CATEGORIES,
  ITEMS_PER_PAGE,
  operations,
  type ParsedInputOf,
  pick,
  ProblemError,
  type Recipe,
  RecipeDraft,
  type RecipeSummary,
  SUMMARY_FIELDS,
} from '@simmer/contracts';
import type { Answers } from './fake-api';

const NOW = '2026-05-01T18:00:00.000Z';
let made = 0;

/** A recipe as the server answers it: what a cook wrote, and what the server says beside that. */
export function aRecipe(written: Partial<RecipeDraft> = {}, kept: Partial<Recipe> = {}): Recipe {
  made += 1;
  return {
    ...contentOf(RecipeDraft.parse({ title: 'Leek linguine', ...written })),
    id: `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    favorite: false,
    collections: [],
    published: false,
    cooked_on: [],
    times_cooked: 0,
    image: null,
    step_images: [],
    plate: { url: '/plates/soup.svg', ground: 'slate' },
    claims: { cuisine: null, diets: [] },
    publication: null,
    known_source: null,
    origins: [],
    waiting: false,
    revision: 1,
    created_at: NOW,
    updated_at: NOW,
    ...kept,
  };
}

type Parsed = ReturnType<typeof RecipeDraft.parse>;

const contentOf = ({ ingredients, total_time, ...draft }: Parsed) => ({
  ...draft,
  total_time: total_time ?? draft.prep_time + draft.cook_time,
  ingredients: ingredients.map(({ text, group }) => ({
    text,
    group,
    parsed: { quantity: null, quantity_max: null, unit: null, name: text, preparation: '', note: '', optional: false },
  })),
});

const summaryOf = (recipe: Recipe): RecipeSummary => ({
  id: recipe.id,
  ...pick(recipe, SUMMARY_FIELDS),
  ...pick(recipe, ['favorite', 'collections', 'published', 'times_cooked', 'image', 'plate', 'revision', 'created_at']),
});

/** A cook's recipes in memory, with the answers of the routes that read and write them. The newest comes first. */
export function fakeLibrary(...recipes: Recipe[]) {
  const stored = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const changes: string[] = [];
  const deleted = new Map<string, Recipe>();

  function find(id: string): Recipe {
    const recipe = stored.get(id);
    if (!recipe) throw new ProblemError('recipes.not-found');
    return recipe;
  }

  function change(id: string, part: Partial<Recipe>): Recipe {
    const recipe = find(id);
    const changed = { ...recipe, ...part, revision: recipe.revision + 1 };
    stored.set(id, changed);
    changes.push(id);
    return changed;
  }

  type Filters = Pick<ParsedInputOf<typeof operations.recipes.recipe.list>, 'search' | 'favorite'> & { categories?: string[] };
  const matching = ({ search, favorite, categories = [] }: Filters): Recipe[] =>
    [...stored.values()]
      .toReversed()
      .filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
      .filter((recipe) => favorite === undefined || recipe.favorite === favorite)
      .filter(({ tags }) => categories.length === 0 || categories.some((category) => tags.includes(category)));

  const answers: Answers = {
    'GET /library/changes': ({ mark }) => {
      const ids = mark === undefined ? [...stored.keys()] : [...new Set(changes.slice(mark))];
      const items = ids.map((id) => ({ id, revision: stored.get(id)?.revision ?? null }));
      return { mark: changes.length, isWhole: mark === undefined, items, next: null };
    },
    'GET /library/recipes': ({ ids }) => ({ items: ids.flatMap((id) => stored.get(id) ?? []), left: [] }),
    'GET /recipes': ({ after, limit, ...filters }) => {
      const found = matching(filters);
      const from = Number(after ?? 0);
      const to = from + (limit ?? ITEMS_PER_PAGE);
      return { items: found.slice(from, to).map(summaryOf), next: to < found.length ? String(to) : null, total: found.length };
    },
    'GET /recipes/search': ({ q }) => {
      const found = matching({ search: q });
      const hits = found.map((recipe) => ({ recipe: summaryOf(recipe), why: [], lacks: null, minutesOver: 0, keeps: [] }));
      return { hits, total: hits.length, slower: [], parts: [], conditions: [] };
    },
    'GET /recipes/facets': (filters) => {
      const found = matching(filters);
      const none = { difficulties: { easy: 0, medium: 0, hard: 0 }, timeRanges: { 'under-15': 0, '15-30': 0, '30-60': 0, 'over-60': 0 } };
      const categories = Object.fromEntries(CATEGORIES.map((name) => [name, found.filter(({ tags }) => tags.includes(name)).length]));
      return {
        total: found.length,
        places: stored.size,
        favorites: found.filter(({ favorite }) => favorite).length,
        categories: categories as Record<(typeof CATEGORIES)[number], number>,
        ...none,
      };
    },
    'GET /recipes/:id': ({ id }) => find(id),
    'POST /recipes': ({ id, unlessOwned, whenFull: _full, origins, favorite, created_at: _, ...draft }) => {
      const same = unlessOwned && [...stored.values()].find(({ title }) => title === draft.title);
      if (same) throw new ProblemError('recipes.owned', undefined, { params: { recipeId: same.id, title: same.title } });
      const recipe = aRecipe(
        {},
        { ...contentOf(draft), ...(id !== undefined && { id }), favorite, origins: origins.map((of) => ({ ...of, checked: false })) },
      );
      stored.set(recipe.id, recipe);
      changes.push(recipe.id);
      return recipe;
    },
    'PUT /recipes/:id': ({ id, revision, ...draft }) => {
      if (find(id).revision !== revision) throw new ProblemError('recipes.changed-elsewhere');
      return change(id, contentOf(draft));
    },
    'PUT /recipes/:id/favorite': ({ id, favorite }) => summaryOf(change(id, { favorite })),
    'PUT /recipes/:id/tags': ({ id, tags }) => summaryOf(change(id, { tags })),
    'PUT /recipes/:id/collections': ({ id, collections }) => summaryOf(change(id, { collections })),
    'PUT /recipes/:id/rating': ({ id, rating }) => summaryOf(change(id, { rating })),
    'PUT /recipes/:id/notes': ({ id, revision, notes }) => {
      if (find(id).revision !== revision) throw new ProblemError('recipes.changed-elsewhere');
      return change(id, { notes });
    },
    'PUT /recipes/:id/cooked-on/:entryId': ({ id, entryId, ...said }) => {
      const cooked_on = [...find(id).cooked_on.filter((entry) => entry.id !== entryId), { ...said, id: entryId }];
      return change(id, { cooked_on, times_cooked: cooked_on.length });
    },
    'DELETE /recipes/:id/cooked-on/:entryId': ({ id, entryId }) => {
      const cooked_on = find(id).cooked_on.filter((entry) => entry.id !== entryId);
      return change(id, { cooked_on, times_cooked: cooked_on.length });
    },
    'DELETE /recipes/:id': ({ id }) => {
      const recipe = find(id);
      deleted.set(id, { ...recipe, revision: recipe.revision + 1 });
      stored.delete(id);
      changes.push(id);
      return { id };
    },
    'POST /recipes/:id/restore': ({ id }) => {
      const recipe = deleted.get(id);
      if (!recipe) throw new ProblemError('recipes.not-found');
      deleted.delete(id);
      stored.set(id, recipe);
      return change(id, {});
    },
  };

  return { answers, recipes: (): Recipe[] => [...stored.values()], change };
}
