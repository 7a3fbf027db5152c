import { z } from 'zod';
import { atMostBytes } from '../kit/answer-size';
import { IMPORT_STAGES, MAX_IMPORTS_AT_ONCE, MAX_PAGE_SOURCE_BYTES } from '../constants';
import { batchOf } from '../kit/batch';
import { event, toOwner } from '../kit/event';
import { Id, requiredText, Timestamp, WebAddress } from '../kit/fields';
import { stagedFile } from '../kit/http';
import { operation } from '../kit/operation';
import { FieldOrigin } from '../recipes/field-origin';
import { rule } from '../kit/rules';

export const ImportStatus = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** Why a longer piece of work has ended without its result: a code, and the values that its text needs. */
export const Failure = z.object({
  code: z.string(),
  params: atMostBytes(4 * 1024, z.record(z.string(), z.union([z.string(), z.number()]))).optional(),
});
export type Failure = z.infer<typeof Failure>;

const Stage = z.enum(IMPORT_STAGES);

/** With 200 lines of its log, the page's other recipes, and where each field was read. */
const IMPORT_BYTES = 960 * 1024;

export const Import = atMostBytes(
  IMPORT_BYTES,
  z.object({
    id: Id,
    /** Null when a cook pasted the source of a page and did not say where it stands. */
    url: z.string().nullable(),
    status: ImportStatus,
    /** The stages passed so far, the last one running while the import runs. */
    stages: z.array(z.object({ name: Stage, startedAt: Timestamp, endedAt: Timestamp.nullable() })),
    /** What is known of the recipe so far, for the label that fills in. */
    preview: z.object({ title: z.string(), ingredientCount: z.int(), stepCount: z.int(), servings: z.number().nullable() }).nullable(),
    recipeId: Id.nullable(),
    waiting: z.boolean().describe('The recipe waits in the tray: the plan has no room for it yet'),
    /** The cook's own duplicate; the import has then failed with the code `duplicate` and may be started again with `allowDuplicate`. */
    duplicateOf: z.object({ id: Id, title: z.string() }).nullable(),
    /** The page's other complete recipes: the address, which names the recipe on the page, is null when the page's is unknown. */
    moreRecipes: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
    /** Where each field was read and how sure the reader is. */
    origins: z.array(FieldOrigin),
    error: Failure.nullable(),
    debug: z.array(z.object({ at: Timestamp, text: z.string() })),
    revision: z.int(),
    createdAt: Timestamp,
  }),
);
export type Import = z.infer<typeof Import>;

const importAddress = requiredText(4_096, rule('recipe-url')).meta({ format: 'uri' }).pipe(WebAddress);
const clientId = Id.describe('Made by the client: the idempotency key');
const allowDuplicate = z.boolean().default(false).describe('Import although the cook owns the same recipe');

export const recipeImport = {
  start: operation('rpc.importer.import.start', {
    summary: 'Import a recipe from a web address',
    access: 'cook',
    http: { method: 'POST', path: '/imports', status: 202, budget: 'import' },
    input: z.strictObject({ id: clientId.optional(), url: importAddress, allowDuplicate }),
    output: Import,
    errors: ['request.id-taken', 'request.id-reused'],
  }),
  startMany: operation('rpc.importer.import.start-many', {
    summary: 'Import recipes from several web addresses; each is accepted or refused by itself',
    access: 'cook',
    http: { method: 'POST', path: '/imports/batch', status: 202, budget: 'import', batch: 'imports' },
    input: z.strictObject({
      imports: z
        .array(
          z.strictObject({
            id: clientId,
            // not checked here, where a wrong one would refuse the others as well
            url: z.string().meta({ format: 'uri', description: 'A wrong one is refused in its result' }),
            allowDuplicate,
          }),
        )
        .min(1)
        .max(MAX_IMPORTS_AT_ONCE),
    }),
    output: batchOf(MAX_IMPORTS_AT_ONCE),
  }),
  startFromPage: operation('rpc.importer.import.start-from-page', {
    summary: 'Import a recipe from the HTML of a page, for sites that refuse us or need scripts',
    access: 'cook',
    http: {
      method: 'POST',
      path: '/imports/:id/page',
      status: 202,
      budget: 'import',
      body: {
        kind: 'form',
        maxBytes: MAX_PAGE_SOURCE_BYTES,
        tooLarge: `The source of one page can be up to ${MAX_PAGE_SOURCE_BYTES / 1024 / 1024} MB.`,
      },
    },
    input: z.strictObject({
      id: clientId,
      url: WebAddress.nullable().default(null).describe('Where the page stands, when it is known'),
      page: stagedFile(rule('page-source')),
      allowDuplicate: z
        .union([z.boolean(), z.stringbool()])
        .default(false)
        .describe(allowDuplicate.description ?? ''),
    }),
    output: Import,
    errors: ['request.id-taken', 'request.id-reused'],
  }),
  read: operation('rpc.importer.import.read', {
    summary: 'Get an import; it is stored for 30 days',
    access: 'cook',
    http: { method: 'GET', path: '/imports/:id' },
    input: z.strictObject({ id: Id }),
    output: Import,
    errors: ['importer.not-found'],
  }),
  cancel: operation('rpc.importer.import.cancel', {
    summary: 'Cancel an import',
    access: 'cook',
    http: { method: 'POST', path: '/imports/:id/cancel' },
    input: z.strictObject({ id: Id }),
    output: Import,
    errors: ['importer.not-found', 'importer.already-finished'],
  }),
  samples: operation('rpc.importer.import.samples', {
    summary: 'List demo pages to import, in development',
    access: 'public',
    http: { method: 'GET', path: '/import-samples' },
    input: z.strictObject({}),
    output: z.object({ items: z.array(z.object({ title: z.string(), url: z.string() })).max(20) }),
  }),
};

export const importProgressed = event(
  'events.importer.import.progressed',
  z.object({ importId: Id, ownerId: Id, revision: z.int(), status: ImportStatus, stage: Stage.nullable() }),
  toOwner,
);
