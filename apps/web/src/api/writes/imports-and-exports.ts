import { queryKey, type RouteOutput } from '@simmer/client';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveRules, WriteRules } from './rules';

const keepFileImport = (cache: QueryClient, record: RouteOutput<'GET /file-imports/:id'>): void =>
  void cache.setQueryData(queryKey('GET /file-imports/:id', { id: record.id }), record);

const fileImports = [queryKey('GET /file-imports'), queryKey('GET /file-imports/:id/items')];

export const importExportWrites = {
  'POST /imports/batch': { idempotent: true },
  'POST /file-imports/:id': { keep: keepFileImport, invalidates: fileImports },
  'POST /file-imports/:id/cancel': { idempotent: true, keep: keepFileImport, invalidates: fileImports },
  'POST /file-imports/:id/save': { keep: keepFileImport, invalidates: fileImports },
  'POST /file-imports/:id/undo': { idempotent: true, keep: keepFileImport, invalidates: fileImports },
  'POST /exports': { idempotent: true },
  'POST /pdf-exports': { idempotent: true },
} satisfies WriteRules;

export const importExportLive = {
  'events.importer.import.progressed': ({ importId: id }) => ({ id, keys: [queryKey('GET /imports/:id', { id })] }),
  'events.importer.file-import.progressed': ({ importId: id }) => ({
    id,
    keys: [queryKey('GET /file-imports'), queryKey('GET /file-imports/:id', { id })],
  }),
  'events.importer.export.progressed': ({ exportId: id }) => ({ id, keys: [queryKey('GET /exports/:id', { id })] }),
} satisfies Partial<LiveRules>;
