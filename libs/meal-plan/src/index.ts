export { type DayFigures, dayFigures, servingsOf } from './day-figures';
export { daysAfter, daysBetween, weekdayOf, weekOf } from './days';
export { ingredientsOfKinds, planProblem, type PlanRequest, slotIdOf } from './plan-problem';
export {
  type Cooked,
  cookedOf,
  languageOf,
  mealsOf,
  type PlanFigures,
  type PlanKnowledge,
  type PlannableRecipe,
  planRecipeOf,
} from './plan-recipe';
