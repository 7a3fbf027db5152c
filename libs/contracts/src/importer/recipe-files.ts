import { z } from 'zod';
import { atMostBytes } from '../kit/answer-size';
import {
  type CodeCatalogue,
  type Coded,
  COLLECTION_LIMITS,
  EXPORT_FORMATS,
  MAX_PDF_RECIPES,
  FILE_FORMATS,
  FILE_LOSSES,
  FILE_PROBLEMS,
  type FileFormat,
  MAX_RECIPE_FILES,
  MAX_RECIPE_FILES_BYTES,
  SAVE_PROBLEMS,
  SKIP_REASONS,
} from '../constants';
import { event, toOwner } from '../kit/event';
import { Id, LanguageCode, pageInput, pageItems, pageOf, requiredText, Timestamp } from '../kit/fields';
import { stagedFiles, StoredFile } from '../kit/http';
import { operation } from '../kit/operation';
import { Failure } from './import';
import { rule } from '../kit/rules';

const Format = z.enum(Object.keys(FILE_FORMATS) as [FileFormat, ...FileFormat[]]);

/** A code with what its text needs. Who makes one is held to the values of its code by the type, which a schema would only repeat. */
const coded = <C extends CodeCatalogue>(catalogue: C) =>
  Failure.extend({ code: z.enum(Object.keys(catalogue)) }) as unknown as z.ZodType<Coded<C>>;

/**
 * reading: looking through the files, nothing is saved. ready: the report is there and waits for the cook. saving: recipes go in one by one.
 * saved: finished (what the plan has no room for waits in the tray). undoing, undone: everything that this import saved is deleted again.
 */
export const FileImportStatus = z.enum(['reading', 'ready', 'saving', 'saved', 'undoing', 'undone', 'cancelled', 'failed']);
export type FileImportStatus = z.infer<typeof FileImportStatus>;

/** With 50 files and 100 recipes that could not be read. */
const FILE_IMPORT_BYTES = 256 * 1024;

export const FileImport = atMostBytes(
  FILE_IMPORT_BYTES,
  z.object({
    id: Id,
    status: FileImportStatus,
    files: z.array(
      z.object({
        name: z.string(),
        bytes: z.int(),
        format: Format.nullable(),
        found: z.int(),
        problem: coded(FILE_PROBLEMS).nullable().describe('Why nothing, or not all, could be read of it'),
      }),
    ),
    found: z.int(),
    duplicates: z.int(),
    /** How many recipes were chosen to be saved, and how many of them are done (saved or not). */
    chosen: z.int(),
    saved: z.int(),
    waiting: z.int().describe('How many of the saved ones wait in the tray: the plan has no room for them yet'),
    notSaved: z.int(),
    /** Recipes that could not be read, by their title, their file or their number (#3); at most 100 are listed. */
    skipped: z.array(z.object({ name: z.string(), reason: coded(SKIP_REASONS) })),
    skippedCount: z.int(),
    collectionId: Id.nullable().describe('The collection that holds what it saved'),
    error: Failure.nullable(),
    revision: z.int(),
    createdAt: Timestamp,
  }),
);
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
  /** What of it has no place in Simmer. */
  losses: z.array(coded(FILE_LOSSES)),
  status: FileImportItemStatus,
  recipeId: Id.nullable(),
  waiting: z.boolean(),
  problem: coded(SAVE_PROBLEMS).nullable(),
});
export type FileImportItem = z.infer<typeof FileImportItem>;

const byId = z.strictObject({ id: Id });

export const fileImport = {
  start: operation('rpc.importer.file-import.start', {
    summary: 'Scan recipe files of any app and list what is in them: up to 50 files, 200 MB in all; nothing is saved yet',
    access: 'cook',
    http: {
      method: 'POST',
      path: '/file-imports/:id',
      status: 202,
      budget: 'import',
      body: {
        kind: 'form',
        maxBytes: MAX_RECIPE_FILES_BYTES,
        tooLarge: `You can send up to ${MAX_RECIPE_FILES} files with ${MAX_RECIPE_FILES_BYTES / 1024 / 1024} MB together.`,
      },
    },
    input: z.strictObject({
      id: Id.describe('Made by the client: the idempotency key'),
      files: stagedFiles(MAX_RECIPE_FILES, rule('file')),
    }),
    output: FileImport,
    errors: ['request.id-taken', 'request.id-reused', 'request.quota-used-up', 'service.storage-full'],
  }),
  read: operation('rpc.importer.file-import.read', {
    summary: 'Get a file import',
    access: 'cook',
    http: { method: 'GET', path: '/file-imports/:id' },
    input: byId,
    output: FileImport,
    errors: ['importer.not-found'],
  }),
  list: operation('rpc.importer.file-import.list', {
    summary: 'List file imports of the last 30 days, newest first, without those that failed before anything was saved',
    access: 'cook',
    http: { method: 'GET', path: '/file-imports' },
    input: z.strictObject({}),
    output: z.object({ items: pageItems(FileImport) }),
  }),
  items: operation('rpc.importer.file-import.items', {
    summary: 'List the recipes found in the files',
    access: 'cook',
    http: { method: 'GET', path: '/file-imports/:id/items' },
    input: z.strictObject({ id: Id, status: FileImportItemStatus.optional().describe('Only those with which it went so'), ...pageInput }),
    output: pageOf(FileImportItem),
    errors: ['importer.not-found'],
  }),
  save: operation('rpc.importer.file-import.save', {
    summary: 'Save the recipes found in the files',
    access: 'cook',
    http: { method: 'POST', path: '/file-imports/:id/save', status: 202 },
    input: z.strictObject({
      id: Id,
      withDuplicates: z.boolean().default(false).describe('Save also what the library holds already'),
      leaveOut: z.array(z.int()).max(20_000).default([]).describe('Indexes of recipes that are not wanted'),
      collectionName: requiredText(COLLECTION_LIMITS.name, rule('collection-name'))
        .nullable()
        .default(null)
        .describe('Of a new collection to put them in; none is made when the cook has as many as they can'),
    }),
    output: FileImport,
    errors: ['importer.not-found', 'importer.not-ready', 'importer.already-finished'],
  }),
  undo: operation('rpc.importer.file-import.undo', {
    summary:
      'Undo a file import: what it saved is deleted; recipes that were changed, cooked, sorted or published since can be restored for 30 days',
    access: 'cook',
    http: { method: 'POST', path: '/file-imports/:id/undo', status: 202 },
    input: byId,
    output: FileImport,
    errors: ['importer.not-found', 'importer.not-ready'],
  }),
  cancel: operation('rpc.importer.file-import.cancel', {
    summary: 'Cancel a file import; recipes saved so far stay',
    access: 'cook',
    http: { method: 'POST', path: '/file-imports/:id/cancel' },
    input: byId,
    output: FileImport,
    errors: ['importer.not-found', 'importer.already-finished'],
  }),
};

/** What of a recipe a form may have no place for. */
export const FileField = z.enum([
  'description',
  'prep_time',
  'cook_time',
  'total_time',
  'difficulty',
  'nutrition',
  'source_url',
  'source_name',
  'author',
  'language',
  'notes',
  'rating',
  'favorite',
  'created_at',
  'pictures',
  'step_images',
]);
export type FileField = z.infer<typeof FileField>;

export const RecipeExport = z.object({
  id: Id,
  status: z.enum(['running', 'ready', 'failed']),
  format: z.enum([...EXPORT_FORMATS, 'pdf']),
  total: z.int(),
  done: z.int(),
  fileName: z.string().nullable(),
  bytes: z.int().nullable(),
  error: Failure.nullable(),
  revision: z.int(),
  createdAt: Timestamp,
});
export type RecipeExport = z.infer<typeof RecipeExport>;

export const recipeExport = {
  formats: operation('rpc.importer.export.formats', {
    summary: 'List the export formats, each with what it cannot hold',
    access: 'public',
    http: { method: 'GET', path: '/export-formats' },
    input: z.strictObject({}),
    output: z.object({
      items: z
        .array(z.object({ format: z.enum(EXPORT_FORMATS), leavesOut: z.array(FileField).max(FileField.options.length) }))
        .max(EXPORT_FORMATS.length),
    }),
  }),
  start: operation('rpc.importer.export.start', {
    summary: 'Export recipes into a file',
    access: 'cook',
    scope: 'recipes:read',
    http: { method: 'POST', path: '/exports', status: 202 },
    input: z.strictObject({
      id: Id.optional().describe('Made by the client: the idempotency key'),
      format: z.enum(EXPORT_FORMATS),
      recipeIds: z.array(Id).min(1).max(20_000).nullable().default(null).describe('Null: every recipe'),
    }),
    output: RecipeExport,
    errors: ['importer.export-running', 'request.id-taken', 'request.id-reused', 'request.quota-used-up'],
  }),
  /** One recipe as a sheet, several as a book: with a cover, the contents, and an index. */
  startPdf: operation('rpc.importer.export.start-pdf', {
    summary: 'Export recipes as a PDF: one recipe as a sheet, several as a cookbook',
    access: 'cook',
    scope: 'recipes:read',
    requires: { plan: 'pdf' },
    http: { method: 'POST', path: '/pdf-exports', status: 202 },
    input: z.strictObject({
      id: Id.optional().describe('Made by the client: the idempotency key'),
      recipeIds: z.array(Id).min(1).max(MAX_PDF_RECIPES).nullable().default(null).describe('Null: every recipe'),
      language: LanguageCode.default('en').describe('Of the words that the file adds'),
    }),
    output: RecipeExport,
    errors: ['importer.export-running', 'request.id-taken', 'request.id-reused', 'request.quota-used-up', 'access.upgrade-required'],
  }),
  read: operation('rpc.importer.export.read', {
    summary: 'Get an export; when it is ready, GET /api/exports/:id/file sends the file',
    access: 'cook',
    http: { method: 'GET', path: '/exports/:id' },
    input: byId,
    output: RecipeExport,
    errors: ['importer.export-not-found'],
  }),
  file: operation('rpc.importer.export.file', {
    summary: 'Download the file of an export',
    access: 'cook',
    http: { method: 'GET', path: '/exports/:id/file', answer: { kind: 'file' } },
    input: byId,
    output: StoredFile,
    errors: ['importer.export-not-found', 'importer.not-ready'],
  }),
};

const fact = { ownerId: Id, revision: z.int() };

export const fileImportProgressed = event(
  'events.importer.file-import.progressed',
  z.object({ importId: Id, ...fact, status: FileImportStatus }),
  toOwner,
);
export const recipeExportProgressed = event('events.importer.export.progressed', z.object({ exportId: Id, ...fact }), toOwner);
