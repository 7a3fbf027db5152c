export { createPlanner, violations } from '@simmer/planner';
export { madeUpProblem } from '../../libs/planner/src/made-up-problem';
