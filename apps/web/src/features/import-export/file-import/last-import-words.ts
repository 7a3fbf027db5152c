import { counted } from '../counted';
import type { FileImport } from './use-file-import';

export type LastImport = Pick<FileImport, 'status' | 'files' | 'found' | 'saved'>;

interface LastImportWords {
  /** Its files. */
  from: string;
  /** What came of it. */
  came: string;
  /** What the link to it promises. */
  next: string;
}

export const lastImportWords = (record: LastImport): LastImportWords => ({ from: filesOf(record), ...stateOf(record) });

function filesOf({ files: [first, ...others] }: LastImport): string {
  const name = first?.name ?? '';
  return others.length === 0 ? name : `${name} and ${counted(others.length, 'other file')}`;
}

function stateOf({ status, found, saved }: LastImport): Omit<LastImportWords, 'from'> {
  switch (status) {
    case 'ready':
      return { came: `${counted(found, 'recipe')} found, none saved yet`, next: 'Go on' };
    case 'reading':
    case 'saving':
    case 'undoing':
      return { came: 'Under way', next: 'Watch' };
    case 'undone':
      return { came: 'Taken back', next: 'Report' };
    default:
      return saved > 0 ? { came: `${counted(saved, 'recipe')} saved`, next: 'Report and undo' } : { came: 'Nothing saved', next: 'Report' };
  }
}
