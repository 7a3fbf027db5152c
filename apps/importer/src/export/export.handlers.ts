import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, recipeExport as operation } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ExportService } from './export.service';

type Input<K extends keyof typeof operation> = ParsedInputOf<(typeof operation)[K]>;
type Output<K extends keyof typeof operation> = Promise<OutputOf<(typeof operation)[K]>>;
type Cook = ContextOf<typeof operation.read>;

@Controller()
export class ExportHandlers {
  constructor(private readonly exports: ExportService) {}

  @Handles(operation.formats)
  async formats(): Output<'formats'> {
    return { items: this.exports.formats() };
  }

  @Handles(operation.start)
  start(input: Input<'start'>, { actor }: Cook): Output<'start'> {
    return this.exports.start(actor.accountId, input);
  }

  @Handles(operation.startPdf)
  startPdf({ id, recipeIds, language }: Input<'startPdf'>, { actor }: Cook): Output<'startPdf'> {
    return this.exports.start(actor.accountId, { id, format: 'pdf', recipeIds, language });
  }

  @Handles(operation.read)
  read({ id }: Input<'read'>, { actor }: Cook): Output<'read'> {
    return this.exports.read(actor.accountId, id);
  }

  @Handles(operation.file)
  file({ id }: Input<'file'>, { actor }: Cook): Output<'file'> {
    return this.exports.file(actor.accountId, id);
  }
}
