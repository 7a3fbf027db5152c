/** What a token of a line is; marks are PUNCTUATION. */
export const LABEL = { NAME: 0, REMARK: 1, QUANTITY: 2, UNIT: 3, PUNCTUATION: 4 } as const;

/** One of the values of {@link LABEL}. */
export type Label = (typeof LABEL)[keyof typeof LABEL];
