import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { MAX_PAGE_SOURCE_BYTES, operations, type OutputOf, ProblemError } from '@simmer/contracts';
import { Bus, ObjectStore } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { CountedAs } from '../../access/counted-as';
import { OpenTo } from '../../access/open-to';
import { PAGE_ROUTE } from '../../door/form-routes';
import { callWithForm } from '../forms/call-with-form';
import { pathId } from '../path-id';

const { startFromPage } = operations.importer.import;

const LIMITS = { files: 1, bytes: MAX_PAGE_SOURCE_BYTES, tooLarge: `The source of one page may have up to ${MAX_PAGE_SOURCE_BYTES / 1024 / 1024} MB.` };

@Controller()
@OpenTo('cook')
export class PagesController {
  constructor(
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  /** Takes the source of a page that the cook sees, and perhaps its address, and starts an import of it. */
  @Post(PAGE_ROUTE)
  @HttpCode(202)
  @CountedAs('import')
  async start(@Param('id') given: string, @Req() request: FastifyRequest): Promise<OutputOf<typeof startFromPage>> {
    const id = pathId(given);
    return callWithForm(request, this.store, id, LIMITS, ({ files: [page], fields }) => {
      if (!page?.bytes) throw ProblemError.field('/page', 'Paste the source of the page first.');
      const url = fields['url']?.trim() || null;
      return this.bus.call(startFromPage, { id, url, objectKey: page.objectKey, evenIfOwned: fields['evenIfOwned'] === 'true' });
    });
  }
}
