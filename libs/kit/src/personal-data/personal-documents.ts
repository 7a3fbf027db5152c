import type { FactoryProvider, Type } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { ExportedPart, ExportStage, SharedRecipesChoice } from '@simmer/contracts';
import type { Connection, Model } from 'mongoose';
import { type Collected, type Erased, PersonalData } from './personal-data';

/** A part is one message on the bus, of which a megabyte is the most. */
const PART_BYTES = 200 * 1024;
const READ_AT_ONCE = 20;
const REMOVED_AT_ONCE = 500;
const REMOVED_WITH_FILES_AT_ONCE = 50;
/** Of what only the machine needs. */
const NEVER_TOLD = ['outbox', 'outboxAt', 'lease', 'attempts', 'askedAt', 'dueAt'];

export type Stored = { _id: string } & Record<string, unknown>;

/** A document, and its form in an export. */
interface Read {
  document: Stored;
  json: string;
}

export interface DocumentKind {
  model: string;
  /** The field with the account's id, or the conditions on what is the account's. */
  owner: string | ((accountId: string) => object | Promise<object>);
  /** Fields left out of exports: secrets, or of no meaning to people. `all`: it is removed, and never exported. */
  withheld?: readonly string[] | 'all';
  /** Its form in an export, where leaving out fields is not enough. */
  toExport?: (document: Stored) => object;
  /** Files that belong to one, for an export. */
  filesOf?: (document: Stored) => Promise<DocumentFile[]> | DocumentFile[];
  /** Removes what depends on these documents. Returns those that may be removed now; the others are retried. */
  beforeRemoval?: (documents: Stored[], choice: SharedRecipesChoice) => Promise<Stored[]>;
}

export interface DocumentFile {
  /** Inside the folder of the feature. */
  name: string;
  objectKey: string;
}

export interface PersonalDocumentsOptions {
  feature: string;
  stage: ExportStage;
  /** The first kind is the one that is counted. */
  kinds: readonly DocumentKind[];
  /** Models whose documents go with these. */
  also?: readonly string[];
  /** Done at each erasing, before anything is removed. */
  prepare?: (accountId: string, choice: SharedRecipesChoice) => Promise<void>;
}

/** A feature with documents. Their events are published before they are removed. */
export class PersonalDocuments extends PersonalData {
  readonly feature: string;
  readonly stage: ExportStage;
  readonly models: readonly string[];

  constructor(
    private readonly connection: Connection,
    private readonly options: PersonalDocumentsOptions,
  ) {
    super();
    this.feature = options.feature;
    this.stage = options.stage;
    this.models = [...options.kinds.map(({ model }) => model), ...(options.also ?? [])];
  }

  async count(accountId: string): Promise<number> {
    const [kind] = this.options.kinds;
    return kind && kind.withheld !== 'all' ? this.modelOf(kind).countDocuments(await conditionsOn(kind, accountId)) : 0;
  }

  async collect(accountId: string, after: string | null): Promise<Collected> {
    const [at = '0', page = '1', last = ''] = after?.split(' ') ?? [];
    const kind = this.options.kinds[Number(at)];
    if (!kind) return { parts: [], next: null };
    const { documents, lastId, isEnd } =
      kind.withheld === 'all' ? { documents: [], lastId: '', isEnd: true } : await this.read(kind, accountId, last);
    const next = isEnd ? `${Number(at) + 1} 1` : `${at} ${Number(page) + 1} ${lastId}`;
    const isLast = isEnd && Number(at) + 1 >= this.options.kinds.length;
    return {
      parts: await this.partsOf(kind, documents, { page: Number(page), isOnly: page === '1' && isEnd }),
      next: isLast ? null : next,
    };
  }

  async erase(accountId: string, choice: SharedRecipesChoice): Promise<Erased> {
    await this.options.prepare?.(accountId, choice);
    let erased = 0;
    let isDone = true;
    for (const kind of this.options.kinds) {
      const model = this.modelOf(kind);
      const conditions = await conditionsOn(kind, accountId);
      const hasEvents = model.schema.path('outboxAt') !== undefined;
      const found = await model
        .find({ ...conditions, ...(hasEvents && { outboxAt: { $exists: false } }) }, kind.beforeRemoval ? {} : { _id: 1 })
        .limit(kind.beforeRemoval ? REMOVED_WITH_FILES_AT_ONCE : REMOVED_AT_ONCE)
        .lean<Stored[]>();
      const removable = kind.beforeRemoval && found.length > 0 ? await kind.beforeRemoval(found, choice) : found;
      if (removable.length > 0) erased += (await model.deleteMany({ _id: { $in: removable.map(({ _id }) => _id) } })).deletedCount;
      isDone &&= (await model.exists(conditions)) === null;
    }
    return { erased, isDone };
  }

  /** The files of an export that hold these documents, and those that belong to them. */
  private async partsOf(
    kind: DocumentKind,
    documents: readonly Read[],
    { page, isOnly }: { page: number; isOnly: boolean },
  ): Promise<ExportedPart[]> {
    if (documents.length === 0) return [];
    const { feature, stage } = this;
    const count = kind === this.options.kinds[0] ? 1 : 0;
    const path = `${feature}/${this.modelOf(kind).collection.name}${isOnly ? '' : `-${page}`}.json`;
    const text = `[\n${documents.map(({ json }) => json).join(',\n')}\n]\n`;
    if (!kind.filesOf) return [{ stage, path, count: count * documents.length, text }];
    const parts: ExportedPart[] = [{ stage, path, count: 0, text }];
    for (const { document } of documents) {
      const files = await kind.filesOf(document);
      if (files.length === 0) parts.push({ stage, path: '', count });
      files.forEach(({ name, objectKey }, at) => parts.push({ stage, path: `${feature}/${name}`, count: at === 0 ? count : 0, objectKey }));
    }
    return parts;
  }

  private modelOf({ model }: DocumentKind): Model<Stored> {
    return this.connection.model<Stored>(model);
  }

  private async read(kind: DocumentKind, accountId: string, last: string): Promise<{ documents: Read[]; lastId: string; isEnd: boolean }> {
    const model = this.modelOf(kind);
    const conditions = await conditionsOn(kind, accountId);
    const withheld = [...NEVER_TOLD, ...(kind.withheld ?? [])];
    const documents: Read[] = [];
    let lastId = last;
    for (let bytes = 0; bytes < PART_BYTES;) {
      const found = await model
        .find({ $and: [conditions, { _id: { $gt: lastId } }] })
        .sort({ _id: 1 })
        .limit(READ_AT_ONCE)
        .lean<Stored[]>();
      for (const document of found) {
        const exported = Object.fromEntries(
          Object.entries(kind.toExport?.(document) ?? document).filter(([field]) => !withheld.includes(field)),
        );
        const json = jsonOf(exported);
        const weight = Buffer.byteLength(json);
        if (documents.length > 0 && bytes + weight > PART_BYTES) return { documents, lastId, isEnd: false };
        documents.push({ document, json });
        bytes += weight;
        lastId = document._id;
      }
      if (found.length < READ_AT_ONCE) return { documents, lastId, isEnd: true };
    }
    return { documents, lastId, isEnd: false };
  }
}

/** For people to read; what is heavy is for programs. */
function jsonOf(exported: object): string {
  const json = JSON.stringify(exported);
  return Buffer.byteLength(json) > PART_BYTES ? json : JSON.stringify(exported, null, 2);
}

const conditionsOn = async ({ owner }: DocumentKind, accountId: string): Promise<object> =>
  typeof owner === 'string' ? { [owner]: accountId } : owner(accountId);

/** For a module's providers: a feature that keeps documents and nothing else. */
export const personalDocuments = (options: PersonalDocumentsOptions): FactoryProvider<PersonalDocuments> => ({
  provide: `personal data: ${options.feature}`,
  inject: [getConnectionToken()],
  useFactory: (connection: Connection) => new PersonalDocuments(connection, options),
});

type Instances<T extends readonly Type[]> = { [K in keyof T]: T[K] extends Type<infer I> ? I : never };

/** The same where files or other documents hang on them: `describe` is given these providers. */
export const personalDocumentsWith = <const T extends readonly Type[]>(
  feature: string,
  inject: T,
  describe: (...given: Instances<T>) => Omit<PersonalDocumentsOptions, 'feature'>,
): FactoryProvider<PersonalDocuments> => ({
  provide: `personal data: ${feature}`,
  inject: [getConnectionToken(), ...inject],
  useFactory: (connection: Connection, ...given: unknown[]) =>
    new PersonalDocuments(connection, { feature, ...describe(...(given as Instances<T>)) }),
});
