import { z } from 'zod';
import { HOUSEHOLD_LIMITS } from '../constants';
import { event, toOwner } from '../kit/event';
import { Id, Timestamp } from '../kit/fields';
import { StoredFile } from '../kit/http';
import { operation } from '../kit/operation';
import { EXPORT_STAGES, ExportStage, MAX_FEATURES, SharedRecipesChoice } from '../kit/personal-data';
import { STEP_UP_MINUTES } from './email';
import { RequestId } from './fields';

const recent = { recentAuth: STEP_UP_MINUTES } as const;

/** Everything that Simmer keeps of a cook, in one file. */
export const DataExport = z.object({
  id: Id,
  status: z.enum(['running', 'ready', 'failed']),
  stages: z
    .array(z.object({ stage: ExportStage, done: z.int(), total: z.int() }))
    .max(EXPORT_STAGES.length)
    .describe('Empty until everything is counted'),
  fileName: z.string().nullable(),
  bytes: z.int().nullable(),
  createdAt: Timestamp,
  expiresAt: Timestamp.nullable().describe('When the file goes'),
  revision: z.int(),
});
export type DataExport = z.infer<typeof DataExport>;

export const dataExport = {
  start: operation('rpc.identity.data-export.start', {
    summary: 'Request an export of all your data; one that is under way continues',
    access: 'cook',
    scope: 'none',
    requires: recent,
    http: { method: 'POST', path: '/account/export', status: 202 },
    input: z.strictObject({ id: RequestId }),
    output: DataExport,
  }),
  current: operation('rpc.identity.data-export.current', {
    summary: 'Get the status of your latest data export',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/account/export' },
    input: z.strictObject({}),
    output: z.object({ export: DataExport.nullable().describe('Null: there is none, or its time is over') }),
  }),
  file: operation('rpc.identity.data-export.file', {
    summary: 'Download your latest data export',
    access: 'cook',
    scope: 'none',
    requires: recent,
    http: { method: 'GET', path: '/account/export/file', answer: { kind: 'file' } },
    input: z.strictObject({}),
    output: StoredFile,
    errors: ['identity.export-not-ready', 'identity.export-over'],
  }),
};

export const dataExportProgressed = event(
  'events.identity.data-export.progressed',
  z.object({ exportId: Id, ownerId: Id, revision: z.int() }),
  toOwner,
);

export const accountDeletion = {
  preview: operation('rpc.identity.account-deletion.preview', {
    summary: 'Get a summary of what deleting your account removes',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/account/deletion' },
    input: z.strictObject({}),
    output: z.object({
      features: z.array(z.object({ feature: z.string(), count: z.int() })).max(MAX_FEATURES),
      household: z.array(z.string()).max(HOUSEHOLD_LIMITS.members).describe('Names of those who share your household and stay'),
    }),
  }),
  /** There is no way back. Whoever asks is signed out everywhere at once; the rest goes within a minute. */
  start: operation('rpc.identity.account-deletion.start', {
    summary: 'Delete your account and everything in it, permanently',
    access: 'cook',
    scope: 'none',
    requires: recent,
    http: { method: 'POST', path: '/account/deletion', status: 202, session: 'ends' },
    input: z.strictObject({ sharedRecipes: SharedRecipesChoice.default('remove') }),
    output: z.object({ deleted: z.literal(true) }),
    errors: ['identity.staff-cannot-leave'],
  }),
};
