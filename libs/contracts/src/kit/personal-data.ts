import { z } from 'zod';
import { atMostBytes } from './answer-size';
import { SERVICE_NAMES, type ServiceName } from './caller';
import { Id } from './fields';
import { operation } from './operation';

/** What becomes of the recipes that a cook has shared when the account goes: they go too, or stay without a name. */
export const SharedRecipesChoice = z.enum(['remove', 'anonymous']);
export type SharedRecipesChoice = z.infer<typeof SharedRecipesChoice>;

/** Owns what stays of a cook who is gone. Nobody can sign in as them. */
export const NOBODY = '00000000-0000-7000-8000-000000000000';

/** What a cook sees of the making of an export, in this order. */
export const EXPORT_STAGES = ['recipes', 'pictures', 'plans-and-lists', 'account'] as const;
export const ExportStage = z.enum(EXPORT_STAGES);
export type ExportStage = z.infer<typeof ExportStage>;

/** A file of an export: a text, or what lies in the object store. */
export const ExportedPart = z.object({
  stage: ExportStage,
  path: z.string().describe('Inside the export'),
  count: z.int().describe('How many things are in it'),
  text: z.string().optional(),
  objectKey: z.string().optional(),
});
export type ExportedPart = z.infer<typeof ExportedPart>;

/** That keep something of accounts, in all services. */
export const MAX_FEATURES = 100;

/** What each service does with all that it keeps of one account, feature by feature. Identity alone asks. */
export const personalDataOf = <const S extends string>(service: S) => ({
  count: operation(`rpc.${service}.personal-data.count`, {
    summary: 'Count the data that each feature of this service stores for an account',
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ accountId: Id }),
    output: z.object({ features: z.array(z.object({ feature: z.string(), stage: ExportStage, count: z.int() })).max(MAX_FEATURES) }),
  }),
  collect: operation(`rpc.${service}.personal-data.collect`, {
    summary: 'Export a part of the data that this service stores for an account',
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ accountId: Id, after: z.string().max(500).nullable() }),
    output: z.object({
      parts: atMostBytes(960 * 1024, z.array(ExportedPart)),
      next: z.string().nullable().describe('Where to go on; null at the end'),
    }),
  }),
  /** Repeated until it is done, and once more after that: what was under way when the account was closed has ended by then. */
  erase: operation(`rpc.${service}.personal-data.erase`, {
    summary: 'Erase the data that this service stores for an account',
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ accountId: Id, sharedRecipes: SharedRecipesChoice }),
    output: z.object({
      features: z
        .array(z.object({ feature: z.string(), erased: z.int() }))
        .max(MAX_FEATURES)
        .describe('A receipt from each feature'),
      isDone: z.boolean().describe('False: ask again, there is more'),
    }),
  }),
});

/** The services that keep something of accounts, in the order in which it is removed: what is paid for ends first, files go last. */
export const SERVICES_WITH_PERSONAL_DATA = [
  'billing',
  'importer',
  'recipes',
  'community',
  'media',
  'identity',
] as const satisfies readonly ServiceName[];
export type ServiceWithPersonalData = (typeof SERVICES_WITH_PERSONAL_DATA)[number];

export const keepsPersonalData = (service: string): service is ServiceWithPersonalData =>
  SERVICES_WITH_PERSONAL_DATA.some((name) => name === service) && SERVICE_NAMES.some((name) => name === service);
