import type { LabelModel } from './label-model';

/** Weights of the labeller of pasted texts. */
export const LABEL_WEIGHTS: LabelModel = { features: {}, transitions: [] };
