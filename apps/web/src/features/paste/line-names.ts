import type { LineLabel } from '@simmer/culinary/recipe-text';
import { keyNames, lineNames } from '@simmer/messages/paste';

/** How a label is called on the screen. */
export const LABEL_NAMES: Record<LineLabel, string> = lineNames;

/** What a key says of a line; `group` is the heading of whatever stands under it. */
export type KeyLabel = Exclude<LineLabel, 'ingredient-heading' | 'step-heading' | 'source'> | 'group';

/** The keys that give a line its label, in the order in which they stand. */
export const LABEL_KEYS: readonly { key: string; label: KeyLabel; name: string }[] = (
  [
    ['t', 'title'],
    ['d', 'description'],
    ['v', 'servings'],
    ['m', 'time'],
    ['i', 'ingredient'],
    ['s', 'step'],
    ['n', 'note'],
    ['g', 'group'],
    ['x', 'none'],
  ] as const
).map(([key, label]) => ({ key, label, name: keyNames[label] }));

/** The key that stands for a label; a source has none. */
export const keyOf = (label: LineLabel): string | undefined =>
  LABEL_KEYS.find((entry) => entry.label === (label.endsWith('-heading') ? 'group' : label))?.key;
