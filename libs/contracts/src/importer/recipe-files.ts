import { z } from 'zod';
import { EXPORT_FORMATS, FILE_FORMATS, type FileFormat, MAX_RECIPE_FILES } from '../constants';
import { event } from '../kit/event';
import { Id, pageInput, pageOf, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';

const Format = z.enum(Object.keys(FILE_FORMATS) as [FileFormat, ...FileFormat[]]);

/**
 * reading: looking through the files, nothing is saved. ready: the report is there and waits for the cook. saving: recipes go in one by one.
 * saved: finished (stopped early when the library is full). undoing, undone: everything that this import saved is deleted again.
 */
export const FileImportStatus = z.enum(['reading', 'ready', 'saving', 'saved', 'undoing', 'undone', 'cancelled', 'failed']);
export type FileImportStatus = z.infer<typeof FileImportStatus>;

export const FileImport = z.object({
  id: Id,
  status: FileImportStatus,
  files: z.array(
    z.object({ name: z.string(), bytes: z.int(), format: Format.nullable(), found: z.int(), problem: z.string().nullable().describe('Why nothing could be read of it') }),
  ),
  found: z.int(),
  duplicates: z.int(),
  /** How many recipes were chosen to be saved, and how many of them are done (saved or not). */
  chosen: z.int(),
  saved: z.int(),
  notSaved: z.int(),
  /** Recipes that could not be read, by name; at most 100 are told. */
  skipped: z.array(z.object({ name: z.string(), reason: z.string() })),
  skippedCount: z.int(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  revision: z.int(),
  createdAt: Timestamp,
});
export type FileImport = z.infer<typeof FileImport>;

const FileImportItemStatus = z.enum(['found', 'saved', 'not-saved', 'undone']);

/** One recipe of a file, before and after it is saved. */
export const FileImportItem = z.object({
  index: z.int(),
  file: z.string(),
  title: z.string(),
  ingredientCount: z.int(),
  stepCount: z.int(),
  hasPicture: z.boolean(),
  /** The recipe that says the same: one of the library, or (without an id) an earlier one of these files. */
  duplicateOf: z.object({ id: Id.nullable(), title: z.string() }).nullable(),
  /** What of it has no place in Simmer and why, in words. */
  losses: z.array(z.string()),
  status: FileImportItemStatus,
  recipeId: Id.nullable(),
  problem: z.string().nullable(),
});
export type FileImportItem = z.infer<typeof FileImportItem>;

const byId = z.strictObject({ id: Id });

export const fileImport = {
  /** The gateway's door has put the files into the object store; only their keys travel. */
  start: operation('rpc.importer.file-import.start', {
    summary: 'Look through recipe files and report what is in them; nothing is saved yet',
    access: 'cook',
    input: z.strictObject({
      id: Id,
      files: z.array(z.strictObject({ name: z.string().max(255), bytes: z.int(), objectKey: z.string().max(200) })).min(1).max(MAX_RECIPE_FILES),
    }),
    output: FileImport,
    errors: ['request.id-taken', 'request.id-reused'],
  }),
  read: operation('rpc.importer.file-import.read', {
    summary: 'How a file import is doing',
    access: 'cook',
    http: { method: 'GET', path: '/file-imports/:id' },
    input: byId,
    output: FileImport,
    errors: ['importer.not-found'],
  }),
  list: operation('rpc.importer.file-import.list', {
    summary: 'The last file imports, newest first, without those that broke off before anything was saved; each is kept for 30 days',
    access: 'cook',
    http: { method: 'GET', path: '/file-imports' },
    input: z.strictObject({}),
    output: z.object({ items: z.array(FileImport) }),
  }),
  items: operation('rpc.importer.file-import.items', {
    summary: 'The recipes found in the files, in their order',
    access: 'cook',
    http: { method: 'GET', path: '/file-imports/:id/items' },
    input: z.strictObject({ id: Id, status: FileImportItemStatus.optional().describe('Only those with which it went so'), ...pageInput }),
    output: pageOf(FileImportItem),
    errors: ['importer.not-found'],
  }),
  save: operation('rpc.importer.file-import.save', {
    summary: 'Save the recipes that were found',
    access: 'cook',
    http: { method: 'POST', path: '/file-imports/:id/save', status: 202 },
    input: z.strictObject({
      id: Id,
      withDuplicates: z.boolean().default(false).describe('Save also what the library holds already'),
      leaveOut: z.array(z.int()).max(20_000).default([]).describe('Indexes of recipes that are not wanted'),
    }),
    output: FileImport,
    errors: ['importer.not-found', 'importer.not-ready', 'importer.already-finished'],
  }),
  undo: operation('rpc.importer.file-import.undo', {
    summary: 'Take a whole import back: every recipe that it saved is deleted, and can be restored for 30 days',
    access: 'cook',
    http: { method: 'POST', path: '/file-imports/:id/undo', status: 202 },
    input: byId,
    output: FileImport,
    errors: ['importer.not-found', 'importer.not-ready'],
  }),
  cancel: operation('rpc.importer.file-import.cancel', {
    summary: 'Stop a file import; what is saved by then stays',
    access: 'cook',
    http: { method: 'POST', path: '/file-imports/:id/cancel' },
    input: byId,
    output: FileImport,
    errors: ['importer.not-found', 'importer.already-finished'],
  }),
};

export const RecipeExport = z.object({
  id: Id,
  status: z.enum(['running', 'ready', 'failed']),
  format: z.enum(EXPORT_FORMATS),
  total: z.int(),
  done: z.int(),
  fileName: z.string().nullable(),
  bytes: z.int().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  revision: z.int(),
  createdAt: Timestamp,
});
export type RecipeExport = z.infer<typeof RecipeExport>;

export const recipeExport = {
  formats: operation('rpc.importer.export.formats', {
    summary: 'The forms in which recipes go out, each with what it cannot carry',
    access: 'public',
    http: { method: 'GET', path: '/export-formats' },
    input: z.strictObject({}),
    output: z.object({ items: z.array(z.object({ format: z.enum(EXPORT_FORMATS), losses: z.array(z.string()) })) }),
  }),
  start: operation('rpc.importer.export.start', {
    summary: 'Put recipes into a file',
    access: 'cook',
    http: { method: 'POST', path: '/exports', status: 202 },
    input: z.strictObject({
      id: Id.optional().describe('Made by the client: the idempotency key'),
      format: z.enum(EXPORT_FORMATS),
      recipeIds: z.array(Id).min(1).max(20_000).nullable().default(null).describe('Null: every recipe'),
    }),
    output: RecipeExport,
    errors: ['request.id-taken', 'request.id-reused'],
  }),
  read: operation('rpc.importer.export.read', {
    summary: 'How an export is doing; when it is ready, GET /api/exports/:id/file sends the file',
    access: 'cook',
    http: { method: 'GET', path: '/exports/:id' },
    input: byId,
    output: RecipeExport,
    errors: ['importer.export-not-found'],
  }),
  /** For the gateway's door, which streams the file out of the object store. */
  file: operation('rpc.importer.export.file', {
    summary: 'Where an exported file lies',
    access: 'cook',
    input: byId,
    output: z.object({ objectKey: z.string(), fileName: z.string(), contentType: z.string() }),
    errors: ['importer.export-not-found', 'importer.not-ready'],
  }),
};

const fact = { ownerId: Id, revision: z.int() };

export const fileImportProgressed = event('events.importer.file-import.progressed', z.object({ importId: Id, ...fact, status: FileImportStatus }), { live: true });
export const recipeExportProgressed = event('events.importer.export.progressed', z.object({ exportId: Id, ...fact }), { live: true });
