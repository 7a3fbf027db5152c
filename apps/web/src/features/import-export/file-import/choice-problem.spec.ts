import { MAX_RECIPE_FILES, MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';
import { choiceProblem } from './choice-problem';

describe('what is wrong with the chosen files', () => {
  it('is nothing when there is something in them', () => {
    expect(choiceProblem([{ size: 1 }])).toBeUndefined();
    expect(choiceProblem([{ size: 0 }, { size: MAX_RECIPE_FILES_BYTES }])).toBeUndefined();
  });

  it.each([
    ['no file', [], 'No file was chosen.'],
    ['an empty one', [{ size: 0 }], 'This file is empty. Export it again in the other app.'],
    ['too large ones', [{ size: MAX_RECIPE_FILES_BYTES }, { size: 1 }], 'Together these files are larger than 200 MB. Import them in parts.'],
  ])('is said of %s', (_, files, problem) => {
    expect(choiceProblem(files)).toBe(problem);
  });

  it('is said of too many', () => {
    const files = Array.from({ length: MAX_RECIPE_FILES + 1 }, () => ({ size: 1 }));
    expect(choiceProblem(files)).toBe(`These are ${MAX_RECIPE_FILES + 1} files. Choose up to ${MAX_RECIPE_FILES} at once, or put them into one zip.`);
  });

  it('is said of a folder, which no browser can send', () => {
    expect(choiceProblem([{ size: 4_096 }], 'Recipes')).toBe('‘Recipes’ is a folder. Put it into a zip and drop that, so that its pictures come along.');
  });
});
