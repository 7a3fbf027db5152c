import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { recipesOfText } from '../plain-text/text-recipe';
import { textOfPdf } from './pdf-text';

const START = Buffer.from('%PDF-');

/** A PDF with text in it; one that was scanned holds only pictures. */
export const pdfReader: FileReader = {
  format: 'pdf',
  recognises: ({ bytes }) => Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1_024, bytes.length)).includes(START),
  async *read(file) {
    const name = nameOfFile(file.name);
    const text = await textOfPdf(file.bytes);
    const recipes = recipesOfText(text);
    if (recipes.length === 0) yield { skipped: { name, reason: { code: text.trim() === '' ? 'pictures-of-text' : 'no-recipe' } } };
    for (const recipe of recipes) yield await recipeEntry(name, () => recipe);
  },
};
