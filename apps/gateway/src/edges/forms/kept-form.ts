import { incomingKey, type ObjectStore } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { type FormLimits, readForm } from './read-form';

const MAX_NAME_LENGTH = 255;

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
 * Takes the files of a form into the object store as they come in, each as `incoming/<id>-…`. Of a form that is refused, or breaks off,
 * nothing is kept.
 */
export async function keepForm(request: FastifyRequest, store: ObjectStore, id: string, limits: FormLimits): Promise<KeptForm> {
  const files: KeptFile[] = [];
  try {
    const fields = await readForm(request, limits, async (file) => {
      const objectKey = incomingKey(`${id}-${uuidv7()}`);
      await store.put(objectKey, file.content, 'application/octet-stream');
      files.push({ name: safeName(file.name), bytes: file.bytes, objectKey });
    });
    return { files, fields };
  } catch (error) {
    await removeFiles(store, files);
    throw error;
  }
}

export async function removeFiles(store: ObjectStore, files: readonly KeptFile[]): Promise<void> {
  for (const { objectKey } of files) await store.delete(objectKey);
}

/** The name without a folder; it is shown, never used as a path. */
const safeName = (given: string | undefined): string => (given ?? '').replace(/[\u0000-\u001f]/g, '').split(/[/\\]/).at(-1)?.slice(-MAX_NAME_LENGTH) || 'file';
