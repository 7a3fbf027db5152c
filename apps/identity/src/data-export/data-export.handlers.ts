import { Controller } from '@nestjs/common';
import { operations, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { DataExportService } from './data-export.service';

const { dataExport } = operations.identity;

@Controller()
export class DataExportHandlers {
  constructor(private readonly exports: DataExportService) {}

  @Handles(dataExport.start)
  start({ id }: ParsedInputOf<typeof dataExport.start>, { actor }: ContextOf<typeof dataExport.start>) {
    return this.exports.start(actor, id);
  }

  @Handles(dataExport.current)
  current(_: unknown, { actor }: ContextOf<typeof dataExport.current>) {
    return this.exports.current(actor.accountId);
  }

  @Handles(dataExport.file)
  file(_: unknown, { actor }: ContextOf<typeof dataExport.file>) {
    return this.exports.file(actor.accountId);
  }
}
