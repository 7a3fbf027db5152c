import { Controller } from '@nestjs/common';
import { operations, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { AccountDeletionService } from './account-deletion.service';

const { accountDeletion } = operations.identity;

@Controller()
export class AccountDeletionHandlers {
  constructor(private readonly deletions: AccountDeletionService) {}

  @Handles(accountDeletion.preview)
  preview(_: unknown, { actor }: ContextOf<typeof accountDeletion.preview>) {
    return this.deletions.preview(actor);
  }

  @Handles(accountDeletion.start)
  start({ sharedRecipes }: ParsedInputOf<typeof accountDeletion.start>, { actor }: ContextOf<typeof accountDeletion.start>) {
    return this.deletions.start(actor, sharedRecipes);
  }
}
