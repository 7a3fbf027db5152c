import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { Id, MAX_UPLOAD_BYTES, operations, type OutputOf, ProblemError } from '@simmer/contracts';
import { Bus, incomingKey, ObjectStore } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { OpenTo } from '../../access/open-to';
import { UPLOAD_ROUTE } from './upload-route';

const { uploadFile } = operations.media.image;

/** Room for what a form adds around its file. */
const FORM_BYTES = 16 * 1024;
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
    const id = Id.safeParse(given);
    if (!id.success) throw ProblemError.field('/id', 'This id is not a UUID.');
    if (Number(request.headers['content-length']) > MAX_UPLOAD_BYTES + FORM_BYTES) throw tooLarge();

    const objectKey = incomingKey(id.data);
    const isNew = await this.keep(objectKey, request);
    // taking the file in may have used up the time of an ordinary call
    request.callContext.deadline = Date.now() + ANSWER_WITHIN_MS;
    try {
      return await this.bus.call(uploadFile, { id: id.data, objectKey });
    } catch (error) {
      const isRefused = error instanceof ProblemError && error.status < 500;
      if (isNew && isRefused) await this.files.delete(objectKey);
      throw error;
    }
  }

  /** Whether the file is new. Under one id the first file stays: a repeated call changes nothing, nor can anybody else's. */
  private async keep(objectKey: string, request: FastifyRequest): Promise<boolean> {
    const part = await request.file();
    if (!part) throw ProblemError.field('/file', 'Choose a picture first.');
    if (await this.files.exists(objectKey)) {
      part.file.resume();
      return false;
    }
    await this.files.put(objectKey, part.file, 'application/octet-stream');
    if (!part.file.truncated) return true;
    await this.files.delete(objectKey);
    throw tooLarge();
  }
}

const tooLarge = (): ProblemError => new ProblemError('request.too-large', `A picture may have up to ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Choose a smaller one.`);
