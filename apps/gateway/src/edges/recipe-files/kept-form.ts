import { Readable } from 'node:stream';
import { ProblemError } from '@simmer/contracts';
import { incomingKey, type ObjectStore } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

/** Room for what a form adds around its files. */
const FORM_BYTES = 64 * 1024;
const MAX_FIELD_BYTES = 4 * 1024;
const MAX_NAME_LENGTH = 255;

/** What a form may hold: so many files and fields, so many bytes in all its files together. */
export interface FormLimits {
  files: number;
  fields: number;
  bytes: number;
}

export interface KeptFile {
  name: string;
  bytes: number;
  objectKey: string;
}

export interface KeptForm {
  files: KeptFile[];
  fields: Record<string, string>;
}

/**
 * Takes the files of a form into the object store as they come in, each as `incoming/<id>-…`. Throws `request.too-large` past a limit;
 * then, and when the form breaks off, nothing of it is kept.
 */
export async function keepForm(request: FastifyRequest, store: ObjectStore, id: string, limits: FormLimits): Promise<KeptForm> {
  if (Number(request.headers['content-length']) > limits.bytes + FORM_BYTES) throw tooLarge(limits);
  const form: KeptForm = { files: [], fields: {} };
  const budget = { left: limits.bytes };
  try {
    const { files, fields } = limits;
    for await (const part of request.parts({ limits: { files, fields, parts: files + fields, fileSize: Infinity, fieldSize: MAX_FIELD_BYTES } })) {
      if (part.type === 'field') {
        form.fields[part.fieldname] = String(part.value);
        continue;
      }
      const before = budget.left;
      const kept = { name: safeName(part.filename), bytes: 0, objectKey: incomingKey(`${id}-${uuidv7()}`) };
      await store.put(kept.objectKey, Readable.from(within(budget, part.file), { objectMode: false }), 'application/octet-stream');
      form.files.push({ ...kept, bytes: before - budget.left });
    }
    return form;
  } catch (error) {
    await removeForm(store, form);
    // the store wraps what broke the stream
    throw budget.left < 0 || isTooMany(error) ? tooLarge(limits) : error;
  }
}

export async function removeForm(store: ObjectStore, { files }: KeptForm): Promise<void> {
  for (const { objectKey } of files) await store.delete(objectKey);
}

async function* within(budget: { left: number }, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    budget.left -= chunk.length;
    if (budget.left < 0) throw new Error('The form holds more than it may.');
    yield chunk;
  }
}

/** The name without a folder; it is shown, never used as a path. */
const safeName = (given: string | undefined): string => (given ?? '').replace(/[\u0000-\u001f]/g, '').split(/[/\\]/).at(-1)?.slice(-MAX_NAME_LENGTH) || 'file';

/** A limit of the form on the number of its files or fields. */
const isTooMany = (error: unknown): boolean => (error as { statusCode?: unknown } | null)?.statusCode === 413;

const tooLarge = ({ files, bytes }: FormLimits): ProblemError => {
  const megabytes = `${bytes / 1024 / 1024} MB`;
  return new ProblemError('request.too-large', files === 1 ? `This may have up to ${megabytes}.` : `Up to ${files} files with ${megabytes} together can be sent at once.`);
};
