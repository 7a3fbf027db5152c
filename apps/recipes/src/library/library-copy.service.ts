import { Injectable } from '@nestjs/common';
import { CHANGES_PER_PAGE, type library, type OutputOf } from '@simmer/contracts';
import { pageFrom } from '@simmer/kit';
import { toRecipe } from '../recipe-model/recipe-view';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import { LibraryInMemory } from './library-in-memory';
import { changedAfter } from './library-cache';
import { LibraryRepository } from './library.repository';

type Changes = OutputOf<typeof library.listChanges>;

/** What a device needs to keep a copy of a cook's library. */
@Injectable()
export class LibraryCopyService {
  constructor(
    private readonly libraries: LibraryRepository,
    private readonly inMemory: LibraryInMemory,
    private readonly recipes: RecipeRepository,
  ) {}

  /** Which recipes changed after a mark, each once; all of them for a device without a mark, and for one that was away for too long. */
  async listChanges(ownerId: string, since: number | undefined, after: string | undefined): Promise<Changes> {
    // read first: what changes meanwhile comes with the next call
    const noted = await this.libraries.findChanges(ownerId);
    const list = await this.inMemory.list(ownerId);
    const mark = noted.revision;
    const changed = since === undefined || after !== undefined ? null : changedAfter(since, noted);
    if (changed) {
      const items = changed.map((id) => ({ id, revision: list.get(id)?.revision ?? null }));
      return { mark, isWhole: false, items, next: null };
    }
    const { items, next } = list.page({}, 'oldest', CHANGES_PER_PAGE, after === undefined ? undefined : { key: 0, id: after });
    return { mark, isWhole: true, items: items.map(({ id, revision }) => ({ id, revision })), next: next?.id ?? null };
  }

  /** As many of these as one answer has room for. */
  async readRecipes(ownerId: string, ids: readonly string[]): Promise<OutputOf<typeof library.readRecipes>> {
    const found = await this.recipes.findMany(ownerId, ids);
    const { items } = pageFrom(found, { limit: found.length, view: toRecipe, cursor: ({ _id }) => _id });
    return { items, left: found.slice(items.length).map(({ _id }) => _id) };
  }
}
