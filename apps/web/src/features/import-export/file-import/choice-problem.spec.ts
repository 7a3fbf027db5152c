import { MAX_RECIPE_FILES, MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';
import { choiceProblem } from './choice-problem';

const file = (size: number, type = '') => ({ size, type });

describe('what is wrong with the chosen files', () => {
  it('is nothing when there is something in them', () => {
    expect(choiceProblem([file(1)])).toBeUndefined();
    expect(choiceProblem([file(0), file(MAX_RECIPE_FILES_BYTES)])).toBeUndefined();
    expect(choiceProblem([file(1), file(1, 'image/png')])).toBeUndefined();
  });

  it.each([
    ['no file', [], 'No file was chosen.'],
    ['an empty one', [file(0)], 'This file is empty. Export it again in the other app.'],
    ['too large ones', [file(MAX_RECIPE_FILES_BYTES), file(1)], 'Together these files are larger than 200 MB. Import them in parts.'],
    [
      'photos alone',
      [file(1, 'image/png'), file(1, 'image/heic')],
      'Simmer can’t read what’s written in a photo. Copy the text from it, as most phones can, and paste that; or type the recipe in.',
    ],
  ])('is said of %s', (_, files, problem) => {
    expect(choiceProblem(files)?.text).toBe(problem);
  });

  it('is said of too many', () => {
    const files = Array.from({ length: MAX_RECIPE_FILES + 1 }, () => file(1));
    expect(choiceProblem(files)?.text).toBe(
      `That’s ${MAX_RECIPE_FILES + 1} files. Choose up to ${MAX_RECIPE_FILES} at once, or put them into one zip.`,
    );
  });

  it('is said of a folder, which no browser can send', () => {
    expect(choiceProblem([file(4_096)], 'Recipes')?.text).toBe(
      '“Recipes” is a folder. Put it into a zip and drop that, so its photos come along.',
    );
  });
});
