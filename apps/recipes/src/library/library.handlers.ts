import { Controller } from '@nestjs/common';
import { library, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { LibraryCopyService } from './library-copy.service';

type Input<K extends keyof typeof library> = ParsedInputOf<(typeof library)[K]>;
type Output<K extends keyof typeof library> = Promise<OutputOf<(typeof library)[K]>>;
type Cook = ContextOf<typeof library.listChanges>;

@Controller()
export class LibraryHandlers {
  constructor(private readonly copies: LibraryCopyService) {}

  @Handles(library.listChanges)
  listChanges({ mark, after }: Input<'listChanges'>, { actor }: Cook): Output<'listChanges'> {
    return this.copies.listChanges(actor.accountId, mark, after);
  }

  @Handles(library.readRecipes)
  readRecipes({ ids }: Input<'readRecipes'>, { actor }: Cook): Output<'readRecipes'> {
    return this.copies.readRecipes(actor.accountId, ids);
  }
}
