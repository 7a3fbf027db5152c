import type { LineLabel } from '@simmer/culinary/recipe-text';

/** How a label is called on the screen. */
export const LABEL_NAMES: Record<LineLabel, string> = {
  title: 'Title',
  description: 'Description',
  ingredient: 'Ingredient',
  'ingredient-heading': 'Ingredient heading',
  step: 'Step',
  'step-heading': 'Step heading',
  servings: 'Servings',
  time: 'Time',
  note: 'Note',
  source: 'Source',
  none: 'Left out',
};

/** The keys that give a line its label; `heading` is of whatever stands under the line. */
export const LABEL_KEYS: readonly { key: string; label: LineLabel | 'heading'; name: string }[] = [
  { key: 't', label: 'title', name: 'title' },
  { key: 'd', label: 'description', name: 'description' },
  { key: 'i', label: 'ingredient', name: 'ingredient' },
  { key: 's', label: 'step', name: 'step' },
  { key: 'h', label: 'heading', name: 'heading' },
  { key: 'v', label: 'servings', name: 'servings' },
  { key: 'm', label: 'time', name: 'time' },
  { key: 'n', label: 'note', name: 'note' },
  { key: 'o', label: 'source', name: 'source' },
  { key: 'x', label: 'none', name: 'leave out' },
];

/** The key of a label, where it has one of its own. */
export const keyOfLabel = (label: LineLabel): string | undefined => LABEL_KEYS.find((entry) => entry.label === label)?.key;
