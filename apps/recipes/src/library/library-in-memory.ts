import { Injectable } from '@nestjs/common';
import type { Diet } from '@simmer/contracts/constants';
import { allFoods } from '@simmer/foods/all';
import { type ListedRecipe, RecipeList } from '@simmer/recipe-list';
import { RecipeIndex, type SearchableRecipe } from '@simmer/recipe-search';
import type { RecipeDocument } from '../recipe-model/recipe.schema';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import { LibraryCache } from './library-cache';
import { LibraryRepository } from './library.repository';
import { type Searched, SEARCHED_FIELDS, toSearchable } from './searchable';

/** About 25 MB. */
const LISTED_RECIPES = 40_000;
/** About 3 MB for 1,000. */
const SEARCHED_RECIPES = 4_000;
/** Some milliseconds of work, between which others get their turn. */
const LISTED_AT_ONCE = 1_000;
const SEARCHED_AT_ONCE = 20;

/** What a list and a copy on a device need. */
export type KnownRecipe = ListedRecipe & { readonly revision: number };

const LIST_FIELDS = ['title', 'total_time', 'difficulty', 'tags', 'favorite', 'rating', 'times_cooked', 'collections', 'revision'] as const;
type Listed = Pick<RecipeDocument, '_id' | (typeof LIST_FIELDS)[number]>;

/** The libraries of the cooks who were here last: what is listed and counted, and what is searched. */
@Injectable()
export class LibraryInMemory {
  private readonly lists: LibraryCache<KnownRecipe, RecipeList<KnownRecipe>>;
  private readonly indexes: LibraryCache<SearchableRecipe, RecipeIndex>;

  constructor(libraries: LibraryRepository, recipes: RecipeRepository) {
    const changes = (ownerId: string) => libraries.findChanges(ownerId);
    this.lists = new LibraryCache({
      empty: () => new RecipeList<KnownRecipe>(),
      changes,
      all: (ownerId) => mapped(recipes.listInBatches<Listed>(ownerId, LIST_FIELDS, LISTED_AT_ONCE), toKnown),
      some: async (ownerId, ids) => (await recipes.findMany<Listed>(ownerId, ids, LIST_FIELDS)).map(toKnown),
      room: LISTED_RECIPES,
    });
    this.indexes = new LibraryCache({
      empty: () => new RecipeIndex(allFoods()),
      changes,
      all: (ownerId) => mapped(recipes.listInBatches<Searched>(ownerId, SEARCHED_FIELDS, SEARCHED_AT_ONCE), toSearchable),
      some: async (ownerId, ids) => (await recipes.findMany<Searched>(ownerId, ids, SEARCHED_FIELDS)).map(toSearchable),
      room: SEARCHED_RECIPES,
    });
  }

  list(ownerId: string): Promise<RecipeList<KnownRecipe>> {
    return this.lists.get(ownerId);
  }

  index(ownerId: string): Promise<RecipeIndex> {
    return this.indexes.get(ownerId);
  }

  /** The recipes that have all of the words searched for, keep the conditions among them and fit the diets. */
  async idsFor(ownerId: string, search: string, diets: readonly Diet[]): Promise<ReadonlySet<string>> {
    return new Set((await this.index(ownerId)).ids(search, { diets }));
  }
}

async function* mapped<A, B>(batches: AsyncIterable<readonly A[]>, map: (item: A) => B): AsyncGenerator<B[]> {
  for await (const batch of batches) yield batch.map(map);
}

const toKnown = ({ _id, ...recipe }: Listed): KnownRecipe => ({ id: _id, ...recipe });
