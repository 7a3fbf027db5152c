export type { Alternative } from './alternatives';
export type { Reason, ReasonParams } from './explain';
export { type CookRecord, likingOf } from './liking';
export { createPlanner, MOVES, type Planner, type SearchOptions, type Suggestion } from './planner';
export { type Eater, type Fresh, NUTRIENTS, type Nutrient, type Plan, type PlanProblem, type PlanRecipe, type PlanSlot } from './problem';
export { canBeRelaxed, type Relaxation, relaxed } from './relaxations';
export { type Rule, type Violation, violations } from './rules';
export { planTerms, type Terms, weighted } from './terms';
export { type Term, WEIGHTS, type Weights, weightsFor, WISHES, type Wish } from './weights';
