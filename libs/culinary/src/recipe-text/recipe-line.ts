/** What a line of a pasted text can be; `none` is no part of the recipe. */
export const LINE_LABELS = [
  'title',
  'description',
  'ingredient',
  'ingredient-heading',
  'step',
  'step-heading',
  'servings',
  'time',
  'note',
  'source',
  'none',
] as const;

export type LineLabel = (typeof LINE_LABELS)[number];

/** One line of a pasted text, as it stood there, with what it was taken for. */
export interface LabelledLine {
  readonly text: string;
  readonly label: LineLabel;
  /** How sure the label is, 0 to 1. */
  readonly confidence: number;
  /** What it would be if it were not that, where there is a second guess. */
  readonly otherwise?: LineLabel;
  /** Whether it goes on with the line before it, where the text was wrapped. */
  readonly continues: boolean;
}

/** A line of a list, with the heading it stands under. */
export interface TextRecipeLine {
  readonly text: string;
  readonly group: string | null;
}
