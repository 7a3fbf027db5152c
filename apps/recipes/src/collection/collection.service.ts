import { Injectable } from '@nestjs/common';
import { COLLECTION_LIMITS, type Collection, type collection, type OutputOf, ProblemError } from '@simmer/contracts';
import { normalise } from '@simmer/recipe-list';
import { LibraryInMemory } from '../library/library-in-memory';
import { LibraryRepository } from '../library/library.repository';

/** A cook's collections. They are names alone: which recipes are in one stands with each recipe. */
@Injectable()
export class CollectionService {
  constructor(
    private readonly libraries: LibraryRepository,
    private readonly inMemory: LibraryInMemory,
  ) {}

  async list(ownerId: string): Promise<OutputOf<typeof collection.list>> {
    const { collections } = await this.libraries.findOrCreate(ownerId);
    const recipes = collections.length > 0 ? (await this.inMemory.list(ownerId)).all() : [];
    const counts = new Map<string, number>();
    for (const { collections: own } of recipes) for (const id of own) counts.set(id, (counts.get(id) ?? 0) + 1);
    const items = collections.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }));
    return { items: items.sort((one, other) => (normalise(one.name) < normalise(other.name) ? -1 : 1)) };
  }

  async put(ownerId: string, { id, name }: Collection): Promise<Collection> {
    await this.libraries.findOrCreate(ownerId);
    if (!(await this.libraries.putCollection(ownerId, { id, name }, COLLECTION_LIMITS.collections)))
      throw new ProblemError('collections.limit-reached');
    return { id, name };
  }

  async delete(ownerId: string, id: string): Promise<{ id: string }> {
    await this.libraries.removeCollection(ownerId, id);
    return { id };
  }
}
