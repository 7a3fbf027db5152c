import { z } from 'zod';
import { IMPORT_MESSAGES, IMPORT_STAGES } from '../constants';
import { event } from '../kit/event';
import { Id, requiredText, Timestamp, WebAddress } from '../kit/fields';
import { operation } from '../kit/operation';
import { FieldOrigin } from '../recipes/recipe';

export const ImportStatus = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);
export type ImportStatus = z.infer<typeof ImportStatus>;

const Stage = z.enum(IMPORT_STAGES);

export const Import = z.object({
  id: Id,
  /** Null when a cook pasted the source of a page and did not say where it stands. */
  url: z.string().nullable(),
  status: ImportStatus,
  /** The stages passed so far, the last one running while the import runs. */
  stages: z.array(z.object({ name: Stage, startedAt: Timestamp, endedAt: Timestamp.nullable() })),
  /** What is known of the recipe so far, for the label that fills in. */
  preview: z
    .object({ title: z.string(), ingredientCount: z.int(), stepCount: z.int(), servings: z.number().nullable() })
    .nullable(),
  recipeId: Id.nullable(),
  /** The cook's own recipe that says the same; then the import has failed with the code `duplicate` and may be started anew with `evenIfOwned`. */
  duplicateOf: z.object({ id: Id, title: z.string() }).nullable(),
  /** What else the page tells in full: its address, which names the recipe on the page, is null when nobody knows where the page stands. */
  moreRecipes: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
  /** Where each field was read and how sure the reader is. */
  origins: z.array(FieldOrigin),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  debug: z.array(z.object({ at: Timestamp, text: z.string() })),
  revision: z.int(),
  createdAt: Timestamp,
});
export type Import = z.infer<typeof Import>;

const importAddress = requiredText(4_096, IMPORT_MESSAGES.blankUrl).pipe(WebAddress);
const evenIfOwned = z.boolean().default(false).describe('Import although the cook owns the same recipe');

export const recipeImport = {
  start: operation('rpc.importer.import.start', {
    summary: 'Import a recipe from a web address',
    access: 'cook',
    http: { method: 'POST', path: '/imports', status: 202, budget: 'import' },
    input: z.strictObject({ id: Id.optional().describe('Made by the client: the idempotency key'), url: importAddress, evenIfOwned }),
    output: Import,
    errors: ['request.id-taken', 'request.id-reused'],
  }),
  /** The gateway's page door has put the page's source into the object store; only its key travels. */
  startFromPage: operation('rpc.importer.import.start-from-page', {
    summary: 'Import a recipe from the source of a page that the cook sees',
    access: 'cook',
    input: z.strictObject({ id: Id, url: WebAddress.nullable().describe('Where the page stands, when it is known'), objectKey: z.string().max(200), evenIfOwned }),
    output: Import,
    errors: ['request.id-taken', 'request.id-reused'],
  }),
  read: operation('rpc.importer.import.read', {
    summary: 'How an import is doing; one that has ended is kept for 30 days',
    access: 'cook',
    http: { method: 'GET', path: '/imports/:id' },
    input: z.strictObject({ id: Id }),
    output: Import,
    errors: ['importer.not-found'],
  }),
  cancel: operation('rpc.importer.import.cancel', {
    summary: 'Stop an import',
    access: 'cook',
    http: { method: 'POST', path: '/imports/:id/cancel' },
    input: z.strictObject({ id: Id }),
    output: Import,
    errors: ['importer.not-found', 'importer.already-finished'],
  }),
  samples: operation('rpc.importer.import.samples', {
    summary: 'Pages to try an import with, in development',
    access: 'public',
    http: { method: 'GET', path: '/import-samples' },
    input: z.strictObject({}),
    output: z.object({ items: z.array(z.object({ title: z.string(), url: z.string() })) }),
  }),
};

export const importProgressed = event(
  'events.importer.import.progressed',
  z.object({ importId: Id, ownerId: Id, revision: z.int(), status: ImportStatus, stage: Stage.nullable() }),
  { live: true },
);
