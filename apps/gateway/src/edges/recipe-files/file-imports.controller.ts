import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { MAX_RECIPE_FILES, MAX_RECIPE_FILES_BYTES, operations, type OutputOf, ProblemError } from '@simmer/contracts';
import { Bus, ObjectStore } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { CountedAs } from '../../access/counted-as';
import { OpenTo } from '../../access/open-to';
import { FILE_IMPORT_ROUTE } from '../../door/form-routes';
import { callWithForm } from '../forms/call-with-form';
import { pathId } from '../path-id';

const { start } = operations.importer.fileImport;

const LIMITS = {
  files: MAX_RECIPE_FILES,
  bytes: MAX_RECIPE_FILES_BYTES,
  tooLarge: `Up to ${MAX_RECIPE_FILES} files with ${MAX_RECIPE_FILES_BYTES / 1024 / 1024} MB together can be sent at once.`,
};

@Controller()
@OpenTo('cook')
export class FileImportsController {
  constructor(
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  /** Takes recipe files into the object store and tells the importer, which answers how the import is doing. */
  @Post(FILE_IMPORT_ROUTE)
  @HttpCode(202)
  @CountedAs('import')
  async start(@Param('id') given: string, @Req() request: FastifyRequest): Promise<OutputOf<typeof start>> {
    const id = pathId(given);
    return callWithForm(request, this.store, id, LIMITS, ({ files }) => {
      if (files.length === 0) throw ProblemError.field('/files', 'Choose a file first.');
      return this.bus.call(start, { id, files });
    });
  }
}
