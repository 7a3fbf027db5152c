import { MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';
import { largeFileNotice } from './large-file';

describe('an exported file', () => {
  it('says nothing of its size while one import takes it', () => {
    expect(largeFileNotice(null)).toBeNull();
    expect(largeFileNotice(MAX_RECIPE_FILES_BYTES)).toBeNull();
  });

  it('says how to bring the recipes back when it is larger', () => {
    expect(largeFileNotice(MAX_RECIPE_FILES_BYTES + 1)).toBe(
      'Simmer imports up to 200 MB at a time. To bring these back later, export them in parts, some recipes at a time.',
    );
  });
});
