import { CATEGORIES, DIETS, DIFFICULTIES, type RecipeSort, TIME_RANGES } from '@simmer/contracts/constants';
import { diets } from '@simmer/messages/diets';
import { categoryNames, difficulty, difficultyNames } from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-list';
import type { FilterName } from './list-search';

const timeRangeNames = { 'under-15': t.under15, '15-30': t.from15, '30-60': t.from30, 'over-60': t.over60 };

export const FILTER_GROUPS: readonly { name: FilterName; legend: string; options: { id: string; label: string }[] }[] = [
  { name: 'categories', legend: t.categories, options: CATEGORIES.map((id) => ({ id, label: categoryNames[id] })) },
  { name: 'diets', legend: t.diets, options: DIETS.map((id) => ({ id, label: diets[id] })) },
  { name: 'difficulties', legend: difficulty, options: DIFFICULTIES.map((id) => ({ id, label: difficultyNames[id] })) },
  { name: 'timeRanges', legend: t.time, options: TIME_RANGES.map((id) => ({ id, label: timeRangeNames[id] })) },
];

export const SORT_LABELS: Record<RecipeSort, string> = {
  newest: t.newest,
  oldest: t.oldest,
  title: t.aToZ,
  quickest: t.quickest,
  'most-cooked': t.mostCooked,
  favorites: t.favoritesFirst,
  'highest-rated': t.highestRated,
};
