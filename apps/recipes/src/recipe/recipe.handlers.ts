import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, recipe } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { DeletedRecipesService } from './deleted-recipes.service';
import { RecipeListService } from './recipe-list.service';
import { RecipeSearchService } from './recipe-search.service';
import { RecipeService } from './recipe.service';

type Input<K extends keyof typeof recipe> = ParsedInputOf<(typeof recipe)[K]>;
type Output<K extends keyof typeof recipe> = Promise<OutputOf<(typeof recipe)[K]>>;
type Cook = ContextOf<typeof recipe.read>;

@Controller()
export class RecipeHandlers {
  constructor(
    private readonly recipes: RecipeService,
    private readonly lists: RecipeListService,
    private readonly searches: RecipeSearchService,
    private readonly deleted: DeletedRecipesService,
  ) {}

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
    return this.lists.list(actor.accountId, input);
  }

  @Handles(recipe.search)
  search(input: Input<'search'>, { actor }: Cook): Output<'search'> {
    return this.searches.search(actor.accountId, input);
  }

  @Handles(recipe.facets)
  facets(input: Input<'facets'>, { actor }: Cook): Output<'facets'> {
    return this.lists.facets(actor.accountId, input);
  }

  @Handles(recipe.findSame)
  findSame({ candidates }: Input<'findSame'>, { actor }: Cook): Output<'findSame'> {
    return this.recipes.findSame(actor.accountId, candidates);
  }

  @Handles(recipe.update)
  update(input: Input<'update'>, { actor }: Cook): Output<'update'> {
    return this.recipes.update(actor.accountId, input);
  }

  @Handles(recipe.setNotes)
  setNotes(input: Input<'setNotes'>, { actor }: Cook): Output<'setNotes'> {
    return this.recipes.setNotes(actor.accountId, input);
  }

  @Handles(recipe.setRating)
  setRating({ id, rating }: Input<'setRating'>, { actor }: Cook): Output<'setRating'> {
    return this.recipes.setRating(actor.accountId, id, rating);
  }

  @Handles(recipe.setTags)
  setTags({ id, tags }: Input<'setTags'>, { actor }: Cook): Output<'setTags'> {
    return this.recipes.setTags(actor.accountId, id, tags);
  }

  @Handles(recipe.putCooked)
  putCooked(input: Input<'putCooked'>, { actor }: Cook): Output<'putCooked'> {
    return this.recipes.putCooked(actor.accountId, input);
  }

  @Handles(recipe.removeCooked)
  removeCooked(input: Input<'removeCooked'>, { actor }: Cook): Output<'removeCooked'> {
    return this.recipes.removeCooked(actor.accountId, input);
  }

  @Handles(recipe.setCollections)
  setCollections({ id, collections }: Input<'setCollections'>, { actor }: Cook): Output<'setCollections'> {
    return this.recipes.setCollections(actor.accountId, id, collections);
  }

  @Handles(recipe.setFavorite)
  setFavorite({ id, favorite }: Input<'setFavorite'>, { actor }: Cook): Output<'setFavorite'> {
    return this.recipes.setFavorite(actor.accountId, id, favorite);
  }

  @Handles(recipe.delete)
  async delete({ id, ...how }: Input<'delete'>, { actor }: Cook): Output<'delete'> {
    await this.recipes.delete(actor.accountId, id, how);
    return { id };
  }

  @Handles(recipe.restore)
  restore({ id }: Input<'restore'>, { actor }: Cook): Output<'restore'> {
    return this.recipes.restore(actor.accountId, id);
  }

  @Handles(recipe.listDeleted)
  listDeleted({ limit, after }: Input<'listDeleted'>, { actor }: Cook): Output<'listDeleted'> {
    return this.deleted.list(actor.accountId, limit, after);
  }

  @Handles(recipe.restoreMany)
  restoreMany({ ids }: Input<'restoreMany'>, { actor }: Cook): Output<'restoreMany'> {
    return this.deleted.restoreMany(actor.accountId, ids);
  }

  @Handles(recipe.deleteMany)
  deleteMany({ ids }: Input<'deleteMany'>, { actor }: Cook): Output<'deleteMany'> {
    return this.deleted.deleteMany(actor.accountId, ids);
  }

  @Handles(recipe.publish)
  publish(input: Input<'publish'>, { actor }: Cook): Output<'publish'> {
    return this.recipes.publish(actor.accountId, input);
  }

  @Handles(recipe.listPublic)
  listPublic(input: Input<'listPublic'>): Output<'listPublic'> {
    return this.recipes.listPublic(input);
  }

  @Handles(recipe.readPublic)
  readPublic({ id }: Input<'readPublic'>): Output<'readPublic'> {
    return this.recipes.readPublic(id);
  }
}
