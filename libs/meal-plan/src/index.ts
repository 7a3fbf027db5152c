export { type DayFigures, dayFigures, servingsOf } from './day-figures';
export { daysAfter, daysBetween, weekdayOf, weekOf } from './days';
export { planProblem, type PlanRequest, slotIdOf } from './plan-problem';
export { type Cooked, cookedOf, type FoodKnowledge, mealsOf, type PlanFigures, type PlannableRecipe, planRecipeOf } from './plan-recipe';
