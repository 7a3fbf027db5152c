import { finished } from 'node:stream/promises';
import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { MAX_UPLOAD_BYTES, operations, type OutputOf, ProblemError } from '@simmer/contracts';
import { Bus, incomingKey, ObjectStore } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { OpenTo } from '../../access/open-to';
import { UPLOAD_ROUTE } from '../../door/form-routes';
import { type FormFile, readForm } from '../forms/read-form';
import { pathId } from '../path-id';

const { uploadFile } = operations.media.image;

const LIMITS = { files: 1, bytes: MAX_UPLOAD_BYTES, tooLarge: `A picture may have up to ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Choose one, and a smaller one.` };
/** Milliseconds that media has for its answer. */
const ANSWER_WITHIN_MS = 5_000;

@Controller()
@OpenTo('cook')
export class UploadsController {
  constructor(
    @Inject(ObjectStore) private readonly files: ObjectStore,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  /** Takes a picture's file into the object store and tells media, which answers how the upload is doing. */
  @Post(UPLOAD_ROUTE)
  @HttpCode(200)
  async upload(@Param('id') given: string, @Req() request: FastifyRequest): Promise<OutputOf<typeof uploadFile>> {
    const id = pathId(given);
    const objectKey = incomingKey(id);
    const isNew = await this.keep(objectKey, request);
    // taking the file in may have used up the time of an ordinary call
    request.callContext.deadline = Date.now() + ANSWER_WITHIN_MS;
    try {
      return await this.bus.call(uploadFile, { id, objectKey });
    } catch (error) {
      const isRefused = error instanceof ProblemError && error.status < 500;
      if (isNew && isRefused) await this.files.delete(objectKey);
      throw isRefused ? aboutFile(error) : error;
    }
  }

  /** Whether the file is new. Under one id the first file stays: a repeated call changes nothing, nor can anybody else's. */
  private async keep(objectKey: string, request: FastifyRequest): Promise<boolean> {
    let isNew = null as boolean | null;
    const keepFile = async ({ content }: FormFile): Promise<void> => {
      const isKnown = await this.files.exists(objectKey);
      if (isKnown) await finished(content.resume());
      else await this.files.put(objectKey, content, 'application/octet-stream');
      isNew = !isKnown;
    };
    try {
      await readForm(request, LIMITS, keepFile);
    } catch (error) {
      if (isNew) await this.files.delete(objectKey);
      throw error;
    }
    if (isNew === null) throw ProblemError.field('/file', 'Choose a file first.');
    return isNew;
  }
}

/** Media knows of no form; what it says of a picture is said of the form's field. */
function aboutFile(problem: ProblemError): ProblemError {
  if (problem.code !== 'media.unreadable-image') return problem;
  return new ProblemError(problem.code, problem.detail, { errors: [{ pointer: '/file', message: problem.message }], cause: problem });
}
