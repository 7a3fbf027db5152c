/** Of the rows of the settings one is open at a time; it is the same group as those beside it. */
export const PLAN_ROWS = 'settings';
