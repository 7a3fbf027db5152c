import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, recipeImport as operation } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ImportService } from './import.service';

@Controller()
export class ImportHandlers {
  constructor(private readonly imports: ImportService) {}

  @Handles(operation.start)
  start(input: ParsedInputOf<typeof operation.start>, { actor }: ContextOf<typeof operation.start>) {
    return this.imports.start(actor.accountId, input);
  }

  @Handles(operation.startMany)
  async startMany({ imports }: ParsedInputOf<typeof operation.startMany>, { actor }: ContextOf<typeof operation.startMany>) {
    return { results: await this.imports.startMany(actor.accountId, imports) };
  }

  @Handles(operation.startFromPage)
  async startFromPage(
    { id, url, page, allowDuplicate }: ParsedInputOf<typeof operation.startFromPage>,
    { actor }: ContextOf<typeof operation.startFromPage>,
  ) {
    return this.imports.startFromPage(actor.accountId, id, url, page.objectKey, allowDuplicate);
  }

  @Handles(operation.read)
  read({ id }: ParsedInputOf<typeof operation.read>, { actor }: ContextOf<typeof operation.read>) {
    return this.imports.read(actor.accountId, id);
  }

  @Handles(operation.cancel)
  cancel({ id }: ParsedInputOf<typeof operation.cancel>, { actor }: ContextOf<typeof operation.cancel>) {
    return this.imports.cancel(actor.accountId, id);
  }

  @Handles(operation.samples)
  async samples(): Promise<OutputOf<typeof operation.samples>> {
    return { items: this.imports.samples() };
  }
}
