import { Injectable } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, ProblemError, type recipe, RECIPE_SORTS, type RecipeSort } from '@simmer/contracts';
import { pageFrom } from '@simmer/kit';
import { type ListFilter, type ListPosition, positionOf } from '@simmer/recipe-list';
import { LibraryInMemory } from '../library/library-in-memory';
import { LibraryRepository } from '../library/library.repository';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import { toSummary } from '../recipe-model/recipe-view';

type ListInput = ParsedInputOf<typeof recipe.list>;
type Filter = Pick<ListInput, 'search' | 'favorite'> & Partial<Pick<ListInput, 'diets' | 'categories' | 'difficulties' | 'timeRanges'>>;

/** A cook's recipes, filtered, sorted and counted. */
@Injectable()
export class RecipeListService {
  constructor(
    private readonly libraries: LibraryInMemory,
    private readonly recipes: RecipeRepository,
    private readonly places: LibraryRepository,
  ) {}

  async list(ownerId: string, { limit, after, sort, ...filter }: ListInput): Promise<OutputOf<typeof recipe.list>> {
    const from = after === undefined ? undefined : readCursor(sort, after);
    const list = await this.libraries.list(ownerId);
    const { items, total, next } = list.page(await this.filterOf(ownerId, filter), sort, limit, from);
    const stored = new Map((await this.recipes.listSummaries(ownerId, idsOf(items))).map((summary) => [summary._id, summary]));
    const found = items.flatMap((item) => stored.get(item.id) ?? []);
    const page = pageFrom(found, {
      limit: found.length,
      view: toSummary,
      cursor: (last) => cursorOf(sort, positionOf(sort, { ...last, id: last._id })),
    });
    return { items: page.items, next: page.next ?? (next && cursorOf(sort, next)), total };
  }

  async facets(ownerId: string, filter: Filter): Promise<OutputOf<typeof recipe.facets>> {
    const [list, places] = await Promise.all([this.libraries.list(ownerId), this.places.countTaken(ownerId)]);
    return { ...list.facets(await this.filterOf(ownerId, filter)), places };
  }

  private async filterOf(ownerId: string, { search, diets = [], ...filter }: Filter): Promise<ListFilter> {
    if (search === '' && diets.length === 0) return filter;
    return { ...filter, among: await this.libraries.idsFor(ownerId, search, diets) };
  }
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

/** Where a page ended, and in which order. */
const cursorOf = (sort: RecipeSort, { key, id }: ListPosition): string =>
  Buffer.from(JSON.stringify([RECIPE_SORTS.indexOf(sort), key, id])).toString('base64url');

/** Throws `request.unknown-cursor` for one that is not ours or belongs to another order. */
function readCursor(sort: RecipeSort, cursor: string): ListPosition {
  const [order, key, id] = parsed(cursor);
  const isRight = order === RECIPE_SORTS.indexOf(sort) && typeof id === 'string' && typeof key === (sort === 'title' ? 'string' : 'number');
  if (!isRight) throw new ProblemError('request.unknown-cursor');
  return { key: key as ListPosition['key'], id };
}

function parsed(cursor: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
