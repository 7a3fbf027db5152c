import type { Diet } from '@simmer/contracts/constants';
import { foldText } from '@simmer/culinary';
import type { Foods } from '@simmer/foods';
import type { Condition, Verdict } from './condition';
import type { OwnMarks } from './own-conditions';
import { fits, leavesOut, readFoods, type RecipeFoods, wholeOf } from './recipe-foods';
import type { SearchableRecipe } from './recipe-index';

/** What of a recipe conditions are about. */
export interface JudgedRecipe {
  readonly minutes: number;
  /** Its ingredient lines, folded, for words that no catalogue knows. */
  readonly lines: readonly string[];
  /** Its title and tags, folded. */
  readonly title: string;
  readonly foods: RecipeFoods;
  readonly own?: OwnMarks;
}

/** Reads of a recipe what conditions are about; costs some milliseconds, and the result can be stored as JSON. */
export const judgedOf = (recipe: SearchableRecipe, foods: Foods): JudgedRecipe => ({
  minutes: recipe.total_time,
  lines: recipe.ingredients.map(foldText),
  title: foldText([recipe.title, ...recipe.tags].join('\n')),
  foods: readFoods(recipe, foods),
  ...(recipe.own && { own: recipe.own }),
});

/** Whether a recipe keeps each condition; null where it breaks one. */
export type Judge = (recipe: JudgedRecipe | undefined) => readonly Verdict[] | null;

/** Judges recipes by the conditions of a question, and by diets that they must fit for certain. */
export function judgeOf(conditions: readonly Condition[], diets: readonly Diet[], foods: Foods): Judge {
  const tests = conditions.map((condition) => testOf(condition, foods));
  return (recipe) => {
    if (!recipe || diets.some((diet) => recipe.foods.diets[diet] !== 'fits')) return null;
    const states: Verdict[] = [];
    for (const test of tests) {
      const state = test(recipe);
      if (!state) return null;
      states.push(state);
    }
    return states;
  };
}

function testOf(condition: Condition, foods: Foods): (recipe: JudgedRecipe) => Verdict | null {
  switch (condition.kind) {
    case 'under':
      return ({ minutes }) => (minutes > 0 && minutes <= condition.minutes ? 'kept' : null);
    case 'favorite':
      return ({ own }) => (own?.favorite ? 'kept' : null);
    case 'rated':
      return ({ own }) => ((own?.rating ?? 0) >= condition.least ? 'kept' : null);
    case 'not-cooked':
      return ({ own }) => (own?.times_cooked === 0 ? 'kept' : null);
    case 'diet':
      return (recipe) => fits(recipe.foods, condition.diet);
    case 'without': {
      const { unwanted, isMinus } = condition;
      const food = foldText(condition.food);
      const isInTitle = ({ title }: JudgedRecipe): boolean => isMinus && title.includes(food);
      if (!unwanted) return (recipe) => (isInTitle(recipe) || recipe.lines.some((line) => line.includes(food)) ? null : 'kept');
      const whole = wholeOf(unwanted, foods);
      return (recipe) => (isInTitle(recipe) || isInUnknownLine(recipe, food) ? null : leavesOut(recipe.foods, whole, foods));
    }
  }
}

const isInUnknownLine = ({ lines, foods }: JudgedRecipe, food: string): boolean =>
  foods.unknownLines.some((at) => lines[at]?.includes(food));
