import { type LabelledLine, labelRecipeText, recipeFromLines } from '@simmer/culinary/recipe-text';
import { withChanges } from './pasted-lines';
import type { Question, Reading } from './recipe-reader';

/** What a text says, with the cook's changes. The labels of the last text are kept while only changes come. */
export function readerAnswers(): (question: Question) => Reading {
  let read: { text: string; labelled: LabelledLine[] } = { text: '', labelled: [] };
  return ({ text, changes }) => {
    if (text !== read.text) read = { text, labelled: labelRecipeText(text) };
    const { labelled } = read;
    return { labelled, recipe: recipeFromLines(withChanges(labelled, changes)) };
  };
}
