import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, fileImport as operation } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { FileImportService } from './file-import.service';

type Input<K extends keyof typeof operation> = ParsedInputOf<(typeof operation)[K]>;
type Output<K extends keyof typeof operation> = Promise<OutputOf<(typeof operation)[K]>>;
type Cook = ContextOf<typeof operation.read>;

@Controller()
export class FileImportHandlers {
  constructor(private readonly imports: FileImportService) {}

  @Handles(operation.start)
  start({ id, files }: Input<'start'>, { actor }: Cook): Output<'start'> {
    return this.imports.start(
      actor.accountId,
      id,
      files.map(({ name, bytes, objectKey }) => ({ name, bytes, objectKey })),
    );
  }

  @Handles(operation.read)
  read({ id }: Input<'read'>, { actor }: Cook): Output<'read'> {
    return this.imports.read(actor.accountId, id);
  }

  @Handles(operation.list)
  list(_: Input<'list'>, { actor }: Cook): Output<'list'> {
    return this.imports.listLast(actor.accountId);
  }

  @Handles(operation.items)
  items(input: Input<'items'>, { actor }: Cook): Output<'items'> {
    return this.imports.listItems(actor.accountId, input);
  }

  @Handles(operation.save)
  save(input: Input<'save'>, { actor }: Cook): Output<'save'> {
    return this.imports.save(actor.accountId, input);
  }

  @Handles(operation.undo)
  undo({ id }: Input<'undo'>, { actor }: Cook): Output<'undo'> {
    return this.imports.undo(actor.accountId, id);
  }

  @Handles(operation.cancel)
  cancel({ id }: Input<'cancel'>, { actor }: Cook): Output<'cancel'> {
    return this.imports.cancel(actor.accountId, id);
  }
}
