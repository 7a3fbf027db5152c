import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type HttpBody, ProblemError, rule, type StagedFile } from '@simmer/contracts';
import { FileDigest, incomingKey, ObjectStore } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { bodyOf, fileFieldsOf, type HttpOperation } from '../routes/route';
import { readForm } from './read-form';

const MAX_NAME_LENGTH = 255;
/** Milliseconds that a service has for its answer. */
const ANSWER_WITHIN_MS = 5_000;

type Form = Extract<HttpBody, { kind: 'form' }>;

/** Takes the files of a form into the object store as they come in, each as `incoming/<account>/<id>-…`, so that a call carries only where they lie. */
@Injectable()
export class StagedUploads {
  constructor(private readonly objects: ObjectStore) {}

  /** Makes a call with a form as its input. Files of a form that breaks off or is refused are removed. */
  async with<T>(
    operation: HttpOperation,
    request: FastifyRequest,
    path: Record<string, string>,
    call: (input: Record<string, unknown>) => Promise<T>,
  ): Promise<T> {
    const staged: StagedFile[] = [];
    let isCalled = false;
    try {
      const input = await this.stage(operation, request, path['id'] ?? uuidv7(), staged);
      // taking the files in may have used up the time of an ordinary call
      request.callContext.deadline = Date.now() + ANSWER_WITHIN_MS;
      isCalled = true;
      return await call({ ...input, ...path });
    } catch (error) {
      // a service that did not answer may have taken them all the same
      const isRefused = error instanceof ProblemError && error.status < 500;
      if (!isCalled || isRefused) await this.remove(staged);
      throw error;
    }
  }

  private async stage(
    operation: HttpOperation,
    request: FastifyRequest,
    id: string,
    staged: StagedFile[],
  ): Promise<Record<string, unknown>> {
    const { maxBytes, tooLarge } = bodyOf(operation) as Form;
    const fields = fileFieldsOf(operation);
    const files: Record<string, StagedFile | StagedFile[]> = {};
    const most = [...fields.values()].reduce((sum, field) => sum + field.most, 0);
    const texts = await readForm(request, { files: most, bytes: maxBytes, tooLarge }, async ({ field, name, content }) => {
      const known = fields.get(field);
      if (!known) throw ProblemError.field(`/${field}`, rule('unknown-field'));
      const file = await this.put(incomingKey(senderOf(request), `${id}-${uuidv7()}`), safeName(name), content);
      staged.push(file);
      files[field] = known.isList ? [...((files[field] as StagedFile[] | undefined) ?? []), file] : file;
    });
    return { ...texts, ...files };
  }

  private async put(objectKey: string, name: string, content: AsyncIterable<Buffer>): Promise<StagedFile> {
    const digest = new FileDigest();
    await this.objects.put(objectKey, Readable.from(watched(content, digest), { objectMode: false }), 'application/octet-stream');
    return { name, objectKey, ...digest.finish() };
  }

  private async remove(files: readonly StagedFile[]): Promise<void> {
    for (const { objectKey } of files) await this.objects.delete(objectKey);
  }
}

async function* watched(content: AsyncIterable<Buffer>, digest: FileDigest): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    digest.add(chunk);
    yield chunk;
  }
}

/** Forms are for accounts alone (the contracts check it): uploads lie in the account's folder and are removed with it. */
function senderOf({ callContext: { actor } }: FastifyRequest): string {
  if (!actor?.accountId) throw new ProblemError('access.signed-out');
  return actor.accountId;
}

/** The name without a folder; it is shown, never used as a path. */
const safeName = (given: string | undefined): string =>
  (given ?? '')
    .replace(/[\u0000-\u001f]/g, '')
    .split(/[/\\]/)
    .at(-1)
    ?.slice(-MAX_NAME_LENGTH) || 'file';
