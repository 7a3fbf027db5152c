import { CLAIMED_DIETS, COOK_TIMES, CUISINES, DIFFICULTIES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/gallery';
import { difficulty, difficultyNames } from '@simmer/messages/recipe';
import * as claims from '@simmer/messages/recipe-claims';
import type { FilterName, GallerySearch } from './gallery-search';

interface FilterGroupOptions {
  name: FilterName;
  legend: string;
  options: readonly { id: string; label: string }[];
}

export const FILTER_GROUPS: readonly FilterGroupOptions[] = [
  { name: 'cuisine', legend: claims.cuisine, options: CUISINES.map((id) => ({ id, label: claims.cuisines[id] })) },
  { name: 'diet', legend: claims.diet, options: CLAIMED_DIETS.map((id) => ({ id, label: claims.claimedDiets[id] })) },
  { name: 'difficulty', legend: difficulty, options: DIFFICULTIES.map((id) => ({ id, label: difficultyNames[id] })) },
  { name: 'timeRange', legend: t.cookTime, options: COOK_TIMES.map((id) => ({ id, label: t.upTo({ minutes: Number(id) }) })) },
];

export const isChosen = (search: GallerySearch, name: FilterName, option: string): boolean =>
  search[name] !== undefined && String(search[name]) === option;
