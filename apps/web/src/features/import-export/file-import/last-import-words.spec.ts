import { type LastImport, lastImportWords } from './last-import-words';

const file = { name: 'soups.zip', bytes: 1, format: null, found: 3, problem: null };
const base: LastImport = { status: 'saved', files: [file], found: 3, saved: 2 };

describe('a line about an import', () => {
  it('says what came of it, and what can be done now', () => {
    expect(lastImportWords(base)).toEqual({ from: 'soups.zip', count: 2, state: 'saved', next: 'undo' });
    expect(lastImportWords({ ...base, status: 'cancelled', saved: 1 })).toMatchObject({ count: 1, next: 'undo' });
    expect(lastImportWords({ ...base, status: 'ready', saved: 0 })).toMatchObject({ count: 3, state: 'none saved yet', next: 'goOn' });
    expect(lastImportWords({ ...base, status: 'saving' })).toMatchObject({ state: 'under way', next: 'watch' });
    expect(lastImportWords({ ...base, status: 'undone', saved: 0 })).toMatchObject({ count: 3, state: 'taken back', next: 'report' });
    expect(lastImportWords({ ...base, saved: 0 })).toMatchObject({ count: 0, state: 'nothing saved', next: 'report' });
  });

  it('counts files when there are several', () => {
    expect(lastImportWords({ ...base, files: [file, { ...file, name: 'cakes.zip' }] }).from).toBe('soups.zip and 1 other file');
    expect(lastImportWords({ ...base, files: [file, file, file] }).from).toBe('soups.zip and 2 other files');
  });
});
