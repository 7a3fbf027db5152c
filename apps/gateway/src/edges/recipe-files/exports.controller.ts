import { Controller, Get, Inject, Param, Res, StreamableFile } from '@nestjs/common';
import { operations } from '@simmer/contracts';
import { Bus, ObjectStore } from '@simmer/kit';
import { create as attachmentNamed } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { OpenTo } from '../../access/open-to';
import { SANDBOX_POLICY } from '../../door/security-headers';
import { pathId } from '../path-id';

@Controller('api/exports')
@OpenTo('cook')
export class ExportsController {
  constructor(
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  /** Sends an exported file, to be saved and never to be shown. */
  @Get(':id/file')
  async read(@Param('id') given: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const id = pathId(given);
    const { objectKey, fileName, contentType } = await this.bus.call(operations.importer.export.file, { id });
    const file = await this.store.stream(objectKey);
    reply.header('content-security-policy', SANDBOX_POLICY);
    return new StreamableFile(file, { type: contentType, disposition: attachmentNamed(fileName) });
  }
}
