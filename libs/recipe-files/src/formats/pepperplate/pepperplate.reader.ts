import { labelledEntries, labelsIn } from '../../reading/labelled-text';
import type { FileReader } from '../../recipe-format';

/** Text of Pepperplate, and of every app that writes "Title:", "Ingredients:" and "Instructions:" as it does. */
export const pepperplateReader: FileReader = {
  format: 'pepperplate',
  recognises({ text }) {
    const labels = labelsIn(text);
    return (
      labels.has('title') &&
      labels.has('ingredients') &&
      ['instructions', 'directions', 'method', 'steps'].some((label) => labels.has(label))
    );
  },
  read: labelledEntries,
};
