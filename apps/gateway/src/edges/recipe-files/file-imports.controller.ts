import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { Id, MAX_RECIPE_FILES, MAX_RECIPE_FILES_BYTES, operations, type OutputOf, ProblemError } from '@simmer/contracts';
import { Bus, ObjectStore } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { CountedAs } from '../../access/counted-as';
import { OpenTo } from '../../access/open-to';
import { callWithForm } from './call-with-form';
import { FILE_IMPORT_ROUTE } from './recipe-file-routes';

const { start } = operations.importer.fileImport;

const LIMITS = { files: MAX_RECIPE_FILES, fields: 0, bytes: MAX_RECIPE_FILES_BYTES };

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
    const id = Id.safeParse(given);
    if (!id.success) throw ProblemError.field('/id', 'This id is not a UUID.');
    return callWithForm(request, this.store, id.data, LIMITS, ({ files }) => {
      if (files.length === 0) throw ProblemError.field('/files', 'Choose a file first.');
      return this.bus.call(start, { id: id.data, files });
    });
  }
}
