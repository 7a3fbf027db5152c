import type { RecipeSummary } from '@simmer/contracts';
import { createEmitter } from '../browser/emitter';

/** Every recipe that comes back with a write. */
export const recipeAnswers = createEmitter<RecipeSummary>();

/** Whether an answer has a revision to compare. */
export const hasRevision = (output: unknown): output is { id: string; revision: number } =>
  typeof output === 'object' && output !== null && 'id' in output && 'revision' in output;

/** Whether an answer is a recipe, whole or in short. */
export const isRecipe = (output: unknown): output is RecipeSummary => hasRevision(output) && 'plate' in output;
