import { Controller, Inject } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, recipe } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { RecipeService } from './recipe.service';

type Input<K extends keyof typeof recipe> = ParsedInputOf<(typeof recipe)[K]>;
type Output<K extends keyof typeof recipe> = Promise<OutputOf<(typeof recipe)[K]>>;
type Cook = ContextOf<typeof recipe.read>;

@Controller()
export class RecipeHandlers {
  constructor(@Inject(RecipeService) private readonly recipes: RecipeService) {}

  @Handles(recipe.create)
  create(input: Input<'create'>, { actor }: Cook): Output<'create'> {
    return this.recipes.create(actor.accountId, input);
  }

  @Handles(recipe.read)
  read({ id }: Input<'read'>, { actor }: Cook): Output<'read'> {
    return this.recipes.read(actor.accountId, id);
  }

  @Handles(recipe.list)
  list(input: Input<'list'>, { actor }: Cook): Output<'list'> {
    return this.recipes.list(actor.accountId, input);
  }

  @Handles(recipe.facets)
  facets(input: Input<'facets'>, { actor }: Cook): Output<'facets'> {
    return this.recipes.facets(actor.accountId, input);
  }

  @Handles(recipe.findSame)
  findSame({ candidates }: Input<'findSame'>, { actor }: Cook): Output<'findSame'> {
    return this.recipes.findSame(actor.accountId, candidates);
  }

  @Handles(recipe.findPictured)
  findPictured({ pictures }: Input<'findPictured'>): Output<'findPictured'> {
    return this.recipes.findPictured(pictures);
  }

  @Handles(recipe.update)
  update(input: Input<'update'>, { actor }: Cook): Output<'update'> {
    return this.recipes.update(actor.accountId, input);
  }

  @Handles(recipe.setFavorite)
  setFavorite({ id, favorite }: Input<'setFavorite'>, { actor }: Cook): Output<'setFavorite'> {
    return this.recipes.setFavorite(actor.accountId, id, favorite);
  }

  @Handles(recipe.delete)
  async delete({ id }: Input<'delete'>, { actor }: Cook): Output<'delete'> {
    await this.recipes.delete(actor.accountId, id);
    return { id };
  }

  @Handles(recipe.restore)
  restore({ id }: Input<'restore'>, { actor }: Cook): Output<'restore'> {
    return this.recipes.restore(actor.accountId, id);
  }

  @Handles(recipe.publish)
  publish({ id, published }: Input<'publish'>, { actor }: Cook): Output<'publish'> {
    return this.recipes.publish(actor.accountId, id, published);
  }

  @Handles(recipe.published)
  published({ id }: Input<'published'>): Output<'published'> {
    return this.recipes.published(id);
  }
}
