import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { MAX_UPLOAD_BYTES, operations, type OutputOf, ProblemError } from '@simmer/contracts';
import { Bus, ObjectStore } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { OpenTo } from '../../access/open-to';
import { UPLOAD_ROUTE } from '../../door/form-routes';
import { callWithForm } from '../forms/call-with-form';
import { pathId } from '../path-id';

const { uploadFile } = operations.media.image;

const LIMITS = { files: 1, bytes: MAX_UPLOAD_BYTES, tooLarge: `A picture may have up to ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Choose one, and a smaller one.` };

@Controller()
@OpenTo('cook')
export class UploadsController {
  constructor(
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  /** Takes a picture's file into the object store and tells media, which answers how the upload is doing. */
  @Post(UPLOAD_ROUTE)
  @HttpCode(200)
  async upload(@Param('id') given: string, @Req() request: FastifyRequest): Promise<OutputOf<typeof uploadFile>> {
    const id = pathId(given);
    return callWithForm(request, this.store, id, LIMITS, async ({ files: [file] }) => {
      if (!file) throw ProblemError.field('/file', 'Choose a file first.');
      return this.bus.call(uploadFile, { id, objectKey: file.objectKey }).catch(aboutFile);
    });
  }
}

/** Media knows of no form; what it says of a picture is said of the form's field. */
function aboutFile(problem: unknown): never {
  const isOfPicture = problem instanceof ProblemError && problem.code === 'media.unreadable-image';
  throw isOfPicture ? new ProblemError(problem.code, problem.detail, { errors: [{ pointer: '/file', message: problem.message }], cause: problem }) : problem;
}
