import { type LastImport, lastImportWords } from './last-import-words';

const file = { name: 'soups.zip', bytes: 1, format: null, found: 3, problem: null };
const base: LastImport = { status: 'saved', files: [file], found: 3, saved: 2 };

describe('a line about an import', () => {
  it('says what came of it, and what can be done now', () => {
    expect(lastImportWords(base)).toEqual({ from: 'soups.zip', came: '2 recipes saved', next: 'Report and undo' });
    expect(lastImportWords({ ...base, status: 'cancelled', saved: 1 })).toMatchObject({ came: '1 recipe saved', next: 'Report and undo' });
    expect(lastImportWords({ ...base, status: 'ready', saved: 0 })).toMatchObject({ came: '3 recipes found, none saved yet', next: 'Go on' });
    expect(lastImportWords({ ...base, status: 'saving' })).toMatchObject({ came: 'Under way', next: 'Watch' });
    expect(lastImportWords({ ...base, status: 'undone', saved: 0 })).toMatchObject({ came: 'Taken back', next: 'Report' });
    expect(lastImportWords({ ...base, saved: 0 })).toMatchObject({ came: 'Nothing saved', next: 'Report' });
  });

  it('counts files when there are several', () => {
    expect(lastImportWords({ ...base, files: [file, { ...file, name: 'cakes.zip' }] }).from).toBe('soups.zip and 1 other file');
    expect(lastImportWords({ ...base, files: [file, file, file] }).from).toBe('soups.zip and 2 other files');
  });
});
