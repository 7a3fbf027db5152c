import { labelledEntries, labelsIn } from '../../reading/labelled-text';
import type { FileReader } from '../../recipe-format';

/** Text of Saffron, with the cookbook and the section of a recipe. */
export const saffronReader: FileReader = {
  format: 'saffron',
  recognises({ text }) {
    const labels = labelsIn(text);
    return (
      ['title', 'ingredients', 'instructions'].every((label) => labels.has(label)) && (labels.has('cookbook') || labels.has('section'))
    );
  },
  read: labelledEntries,
};
