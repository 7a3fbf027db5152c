import * as t from '@simmer/messages/import-export';
import type { FileImport } from './use-file-import';

export type LastImport = Pick<FileImport, 'status' | 'files' | 'found' | 'saved'>;

interface LastImportWords {
  /** Its files. */
  from: string;
  /** How many recipes, and what came of them. */
  count: number;
  state: string;
  /** What can be done about it. */
  next: 'goOn' | 'watch' | 'report' | 'undo';
}

export const lastImportWords = (record: LastImport): LastImportWords => ({ from: filesOf(record), ...stateOf(record) });

function filesOf({ files: [first, ...others] }: LastImport): string {
  const name = first?.name ?? '';
  return others.length === 0 ? name : t.andOthers({ name, count: others.length });
}

function stateOf({ status, found, saved }: LastImport): Omit<LastImportWords, 'from'> {
  switch (status) {
    case 'ready':
      return { count: found, state: t.state.waits, next: 'goOn' };
    case 'reading':
    case 'saving':
    case 'undoing':
      return { count: found, state: t.state.underWay, next: 'watch' };
    case 'undone':
      return { count: found, state: t.state.undone, next: 'report' };
    default:
      return saved > 0 ? { count: saved, state: t.state.saved, next: 'undo' } : { count: 0, state: t.state.nothing, next: 'report' };
  }
}
