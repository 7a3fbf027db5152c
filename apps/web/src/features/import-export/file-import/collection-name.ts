import { FILE_FORMATS, type FileFormat } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/import-export';
import type { FileImport } from './use-file-import';

/** What any program may have written, and so no place that recipes come from. */
const NO_APP: ReadonlySet<FileFormat> = new Set(['simmer', 'json-ld', 'web-page', 'evernote', 'csv', 'pdf', 'plain-text'] as const);

/** The name of the collection that an import makes: after the app that its recipes come from, where that is one, and the day. */
export function collectionName({ files, createdAt }: Pick<FileImport, 'files' | 'createdAt'>): string {
  const at = new Date(createdAt);
  const formats = new Set(files.flatMap(({ found, format }) => (found > 0 && format !== null ? [format] : [])));
  const [format] = formats;
  return format !== undefined && formats.size === 1 && !NO_APP.has(format)
    ? t.collectionFrom({ app: FILE_FORMATS[format], at })
    : t.collectionOf({ at });
}
