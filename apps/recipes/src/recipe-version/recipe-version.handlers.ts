import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, recipeVersion } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { RecipeVersionService } from './recipe-version.service';

type Input<K extends keyof typeof recipeVersion> = ParsedInputOf<(typeof recipeVersion)[K]>;
type Output<K extends keyof typeof recipeVersion> = Promise<OutputOf<(typeof recipeVersion)[K]>>;
type Cook = ContextOf<typeof recipeVersion.list>;

@Controller()
export class RecipeVersionHandlers {
  constructor(private readonly versions: RecipeVersionService) {}

  @Handles(recipeVersion.list)
  list({ id }: Input<'list'>, { actor }: Cook): Output<'list'> {
    return this.versions.list(actor.accountId, id);
  }

  @Handles(recipeVersion.read)
  read({ id, revision }: Input<'read'>, { actor }: Cook): Output<'read'> {
    return this.versions.read(actor.accountId, id, revision);
  }
}
