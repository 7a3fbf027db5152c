import {
  CATEGORIES,
  DIFFICULTIES,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  type recipe,
  type RecipeSort,
  TIME_RANGES,
} from '@simmer/contracts';
import type { StoredSummary } from './recipe-view';
import { literal, searchWords } from './search-text';
import { timeKeyBounds } from './time-range';

type ListInput = ParsedInputOf<typeof recipe.list>;
export type RecipeFilter = Pick<ListInput, 'search' | 'favorite'> & Partial<Pick<ListInput, 'categories' | 'difficulties' | 'timeRanges'>>;
type Condition = Record<string, unknown>;

/** Each sort's leading field; equal values are told apart by id, so that no recipe is missed between two pages. */
const SORT_FIELDS = { newest: '_id', oldest: '_id', title: 'titleKey', quickest: 'timeKey' } as const satisfies Record<RecipeSort, keyof StoredSummary>;

/** The cook's own recipes that are not deleted and match every filter group; within a group one match is enough. */
export function conditionsOf(ownerId: string, filter: RecipeFilter): Condition {
  const all: Condition[] = searchWords(filter.search).map((word) => ({ searchText: { $regex: literal(word) } }));
  if (filter.timeRanges?.length) all.push({ $or: filter.timeRanges.map(timeCondition) });
  return {
    ownerId,
    deletedAt: null,
    ...(filter.favorite !== undefined && { favorite: filter.favorite }),
    ...(filter.categories?.length && { categories: { $in: filter.categories } }),
    ...(filter.difficulties?.length && { difficulty: { $in: filter.difficulties } }),
    ...(all.length > 0 && { $and: all }),
  };
}

function timeCondition(range: (typeof TIME_RANGES)[number]): Condition {
  const { from, below } = timeKeyBounds(range);
  return { timeKey: { $gte: from, $lt: below } };
}

export function orderOf(sort: RecipeSort): Record<string, 1 | -1> {
  const field = SORT_FIELDS[sort];
  return field === '_id' ? { _id: sort === 'newest' ? -1 : 1 } : { [field]: 1, _id: 1 };
}

/** Marks where a page ended: the sort, and the values of the last recipe it is about. */
export function pageMark(sort: RecipeSort, last: StoredSummary): string {
  return Buffer.from(JSON.stringify([sort, last[SORT_FIELDS[sort]], last._id])).toString('base64url');
}

/** What comes after a page mark. Throws `request.invalid` for a mark that is not ours or belongs to another sort. */
export function afterMark(sort: RecipeSort, mark: string): Condition {
  const [markedSort, value, id] = readMark(mark);
  const field = SORT_FIELDS[sort];
  const isRight = markedSort === sort && typeof id === 'string' && typeof value === (field === 'timeKey' ? 'number' : 'string');
  if (!isRight) throw ProblemError.field('/after', 'This page mark does not belong to this list. Start again from the first page.');
  if (field === '_id') return { _id: { [sort === 'newest' ? '$lt' : '$gt']: id } };
  return { $or: [{ [field]: { $gt: value } }, { [field]: value, _id: { $gt: id } }] };
}

function readMark(mark: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(mark, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

type Facets = OutputOf<typeof recipe.facets>;
const countIf = (condition: unknown): Condition => ({ $sum: { $cond: [condition, 1, 0] } });

/** One group over everything that matches: how many there are, and how many each filter option would show. */
export function facetGroup(): { _id: null } & Condition {
  return {
    _id: null,
    total: { $sum: 1 },
    favorites: countIf('$favorite'),
    ...Object.fromEntries(CATEGORIES.map((category) => [category, countIf({ $in: [category, '$categories'] })])),
    ...Object.fromEntries(DIFFICULTIES.map((difficulty) => [difficulty, countIf({ $eq: ['$difficulty', difficulty] })])),
    ...Object.fromEntries(
      TIME_RANGES.map((range) => {
        const { from, below } = timeKeyBounds(range);
        return [range, countIf({ $and: [{ $gte: ['$timeKey', from] }, { $lt: ['$timeKey', below] }] })];
      }),
    ),
  };
}

/** Reads the group's result; nothing matched gives zeros. */
export function facetsOf(group: Record<string, number> = {}): Facets {
  const counts = <T extends string>(ids: readonly T[]) => Object.fromEntries(ids.map((id) => [id, group[id] ?? 0])) as Record<T, number>;
  return {
    total: group['total'] ?? 0,
    favorites: group['favorites'] ?? 0,
    categories: counts(CATEGORIES),
    difficulties: counts(DIFFICULTIES),
    timeRanges: counts(TIME_RANGES),
  };
}
