import type { Recipe } from '@simmer/contracts';
import { min } from '@simmer/messages/common';
import { difficultyNames } from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { type Fact, Facts } from '@simmer/ui';
import { servingsOnly } from '../servings-only';
import { timeOf } from '../time-of';

type About = Pick<Recipe, 'prep_time' | 'cook_time' | 'total_time' | 'yield_text' | 'difficulty' | 'calories'>;

/** How long a recipe takes, how hard it is and what it makes. */
export const RecipeFacts = ({ recipe }: { recipe: About }) => <Facts facts={factsOf(recipe)} />;

function factsOf({ prep_time, cook_time, total_time, yield_text, difficulty, calories }: About): Fact[] {
  const minutes = (name: string, value: number): Fact[] => (value > 0 ? [{ name, ...exactTime(value) }] : []);
  const times =
    prep_time > 0 || cook_time > 0 ? [...minutes(t.prep, prep_time), ...minutes(t.cook, cook_time)] : minutes(t.total, total_time);
  return [
    ...times,
    { name: t.level, value: difficultyNames[difficulty] },
    ...(calories === null ? [] : [{ name: t.perServing, value: String(Math.round(calories)), unit: 'kcal' }]),
    ...(yield_text === '' || servingsOnly(yield_text) !== undefined ? [] : [{ name: t.makes, value: yield_text }]),
  ];
}

/** In hours only where that says the same. */
const exactTime = (minutes: number) => (minutes % 30 === 0 ? timeOf(minutes) : { value: String(minutes), unit: min });
