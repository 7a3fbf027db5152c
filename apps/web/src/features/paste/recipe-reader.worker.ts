import { type LabelledLine, labelRecipeText, recipeFromLines } from '@simmer/culinary/recipe-text';
import { withChanges } from './pasted-lines';
import type { Question, Reading } from './recipe-reader';

let read: { text: string; labelled: LabelledLine[] } = { text: '', labelled: [] };

addEventListener('message', ({ data: { text, changes } }: MessageEvent<Question>) => {
  if (text !== read.text) read = { text, labelled: labelRecipeText(text) };
  const { labelled } = read;
  postMessage({ labelled, recipe: recipeFromLines(withChanges(labelled, changes)) } satisfies Reading);
});
