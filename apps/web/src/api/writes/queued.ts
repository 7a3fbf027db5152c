import { queuedPlanWrites } from './meal-plan';
import { queuedRecipeWrites } from './recipes';

/** Every write that can wait on the device until the server has it, from a table per area. */
export const queuedWrites = { ...queuedRecipeWrites, ...queuedPlanWrites };

/** A write that may wait on the device. */
export type QueuedRoute = keyof typeof queuedWrites;
