import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Image, type OutputOf, type ParsedInputOf, ProblemError, type Recipe, type recipe, type RecipeSummary } from '@simmer/contracts';
import { loadIngredientParser } from '@simmer/culinary';
import { insertedWith } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import type { LibraryNote } from '../library/library.schema';
import { LibraryService } from '../library/library.service';
import {
  assertMadeBy,
  assertNotDeleted,
  assertRestorable,
  assertRoomForEvents,
  assertThere,
  assertUnchangedSince,
  createdAt,
  eventsOf,
  originsAfterEdit,
  pictureAfterEdit,
  saysTheSame,
  shownAddress,
} from './recipe.policy';
import { type RecipeChange, RecipeRepository } from './recipe.repository';
import type { RecipeDocument } from './recipe.schema';
import { contentOf } from './recipe-content';
import { afterMark, conditionsOf, facetGroup, facetsOf, orderOf, pageMark, type RecipeFilter } from './recipe-query';
import { addressKeyOf, contentKeyOf, requestKeyOf, type SameKeys, sameKeys } from './sameness';
import { toPublicForm, toRecipe, toSummary } from './recipe-view';

const TRIES = 8;

interface Decision {
  set: RecipeChange['set'];
  note?: LibraryNote;
  /** Said when nothing changes that others may see. */
  isPrivate?: true;
}

/** A cook's own recipes. Everything is asked and changed in the name of an owner; what is another's is not there. */
@Injectable()
export class RecipeService implements OnModuleInit {
  constructor(
    @Inject(RecipeRepository) private readonly recipes: RecipeRepository,
    @Inject(LibraryService) private readonly library: LibraryService,
  ) {}

  async onModuleInit(): Promise<void> {
    await loadIngredientParser();
  }

  /** Creates a recipe. The id is the idempotency key: the same request sent again gets what is stored under it. Throws `recipes.owned` when asked to. */
  async create(ownerId: string, { id = uuidv7(), unlessOwned, ...asked }: ParsedInputOf<typeof recipe.create>): Promise<Recipe> {
    const requestKey = requestKeyOf(asked);
    const earlier = await this.recipes.find(ownerId, id);
    if (earlier) return stillThere(earlier, requestKey);
    const { origins, favorite, created_at, ...draft } = asked;
    const content = contentOf(draft);
    const note = await this.placeFor(ownerId, id, unlessOwned && sameKeys(content, unlessOwned.addresses));
    if ('title' in note) return stillThere(note, requestKey);

    const now = new Date();
    const identity = { _id: id, ownerId, revision: 1, deletedAt: null };
    const fresh: RecipeDocument = {
      ...identity,
      ...content,
      contentRevision: 1,
      requestKey,
      origins: origins.map((origin) => ({ ...origin, checked: false })),
      favorite,
      published: false,
      image: null,
      created_at: createdAt(created_at, now),
      updated_at: now,
      libraryNotes: [note.id],
      ...insertedWith(...eventsOf(identity, false)),
    };
    if (await this.recipes.insert(fresh)) {
      await this.library.settle(ownerId, note, true);
      return toRecipe(fresh);
    }
    const stored = await this.recipes.find(ownerId, id);
    await this.library.settle(ownerId, note, stored?.libraryNotes.includes(note.id) ?? false);
    if (!stored) throw new ProblemError('request.id-taken');
    return stillThere(stored, requestKey);
  }

  async read(ownerId: string, id: string): Promise<Recipe> {
    const found = await this.recipes.find(ownerId, id);
    if (!found) throw new ProblemError('recipes.not-found');
    assertThere(found);
    return toRecipe(found);
  }

  async list(ownerId: string, { limit, after, sort, ...filter }: ParsedInputOf<typeof recipe.list>): Promise<OutputOf<typeof recipe.list>> {
    const conditions = conditionsOf(ownerId, filter);
    const from = after === undefined ? conditions : { $and: [conditions, afterMark(sort, after)] };
    const [found, total] = await Promise.all([this.recipes.page(from, orderOf(sort), limit + 1), this.recipes.count(conditions)]);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return { items: items.map(toSummary), next: last && found.length > limit ? pageMark(sort, last) : null, total };
  }

  async facets(ownerId: string, filter: RecipeFilter): Promise<OutputOf<typeof recipe.facets>> {
    return facetsOf(await this.recipes.group(conditionsOf(ownerId, filter), facetGroup()));
  }

  /** For each candidate the recipe of this cook that says the same: by address first, else by title and ingredients. */
  async findSame(ownerId: string, candidates: ParsedInputOf<typeof recipe.findSame>['candidates']): Promise<OutputOf<typeof recipe.findSame>> {
    const keys = candidates.map(({ addresses, title, ingredients }) => ({
      addresses: addresses.map(addressKeyOf).filter((key) => key !== null),
      content: contentKeyOf(title, ingredients),
    }));
    const contentKeys = keys.map(({ content }) => content).filter((key) => key !== null);
    const found = await this.recipes.withKeys(ownerId, keys.flatMap(({ addresses }) => addresses), contentKeys);
    const matches = keys.map(({ addresses, content }) => {
      const same =
        found.find(({ addressKey }) => addressKey !== null && addresses.includes(addressKey)) ??
        found.find(({ contentKey }) => contentKey !== null && contentKey === content);
      return same ? { id: same._id, title: same.title } : null;
    });
    return { matches, contentKeys: keys.map(({ content }) => content) };
  }

  /** Of these pictures the ids of those that a recipe of their owner names, by id or by address; a recipe that can be restored still does. */
  async findPictured(pictures: ParsedInputOf<typeof recipe.findPictured>['pictures']): Promise<OutputOf<typeof recipe.findPictured>> {
    const naming = await this.recipes.naming(pictures);
    const isNamed = ({ id, ownerId, addresses }: (typeof pictures)[number]): boolean =>
      naming.some((found) => found.ownerId === ownerId && (found.image_id === id || (found.image_url !== null && addresses.includes(found.image_url))));
    return { ids: pictures.filter(isNamed).map(({ id }) => id) };
  }

  async update(ownerId: string, { id, revision, ...draft }: ParsedInputOf<typeof recipe.update>): Promise<Recipe> {
    const content = contentOf(draft);
    const saved = await this.change(ownerId, id, (current) => {
      assertThere(current);
      if (revision < current.contentRevision && saysTheSame(current, content)) return null;
      assertUnchangedSince(current, revision);
      return { set: { ...content, ...pictureAfterEdit(current, content), origins: originsAfterEdit(current, content), contentRevision: current.revision + 1, updated_at: new Date() } };
    });
    return toRecipe(saved);
  }

  async setFavorite(ownerId: string, id: string, favorite: boolean): Promise<RecipeSummary> {
    const marked = await this.change(ownerId, id, (current) => {
      assertThere(current);
      return current.favorite === favorite ? null : { set: { favorite }, isPrivate: true };
    });
    return toSummary(marked);
  }

  async publish(ownerId: string, id: string, published: boolean): Promise<RecipeSummary> {
    const shown = await this.change(ownerId, id, (current) => {
      assertThere(current);
      return current.published === published ? null : { set: { published } };
    });
    return toSummary(shown);
  }

  /** Marks a recipe as deleted. Deleting it again is no error, as long as it can be restored. */
  async delete(ownerId: string, id: string): Promise<void> {
    const note = await this.library.announceDeletion(ownerId, id);
    const after = await this.change(ownerId, id, (current) => (current.deletedAt ? null : { set: { deletedAt: new Date() }, note })).catch(
      (problem: unknown) => this.settleRefused(problem, ownerId, note),
    );
    await this.library.settle(ownerId, note, after.libraryNotes.includes(note.id));
  }

  /** Undoes a deletion; a recipe that is not deleted stays as it is. */
  async restore(ownerId: string, id: string): Promise<Recipe> {
    const stored = await this.recipes.find(ownerId, id);
    if (!stored) throw new ProblemError('recipes.not-found');
    if (!stored.deletedAt) return toRecipe(stored);
    assertRestorable(stored, new Date());
    const note = await this.library.reserve(ownerId, id, 'restore');
    const after = await this.change(ownerId, id, (current) => (current.deletedAt ? { set: { deletedAt: null }, note } : null)).catch((problem: unknown) =>
      this.settleRefused(problem, ownerId, note),
    );
    await this.library.settle(ownerId, note, after.libraryNotes.includes(note.id));
    return toRecipe(after);
  }

  async published(id: string): Promise<OutputOf<typeof recipe.published>> {
    const found = await this.recipes.findPublished(id);
    return { recipe: found && toPublicForm(found) };
  }

  /** Gives a recipe the picture that it waits for; nothing happens when it waits for another one or has it already. */
  async setPicture(ownerId: string, id: string, image: Image): Promise<void> {
    await this.change(ownerId, id, (current) => {
      if (current.deletedAt || current.image || current.image_id !== image.id) return null;
      return { set: { image, image_url: shownAddress(image) ?? current.image_url } };
    });
  }

  /** Forgets what was deleted before `time`. */
  async purge(time: Date): Promise<number> {
    return this.recipes.purge(time);
  }

  /** Reads, decides and writes; when somebody else wrote in between, reads and decides again. */
  private async change(ownerId: string, id: string, decide: (current: RecipeDocument) => Decision | null): Promise<RecipeDocument> {
    for (let tries = 0; tries < TRIES; tries++) {
      const current = await this.recipes.find(ownerId, id);
      if (!current) throw new ProblemError('recipes.not-found');
      const decision = decide(current);
      if (!decision) return current;
      assertRoomForEvents(current);
      const next = { ...current, ...decision.set, revision: current.revision + 1 };
      const events = eventsOf(next, !decision.isPrivate && (current.published || next.published));
      const changed = await this.recipes.change(current, { set: decision.set, events, ...(decision.note && { noteId: decision.note.id }) });
      if (changed) return changed;
    }
    throw new ProblemError('request.duplicate');
  }

  /** A place for a new recipe, only if none with these keys is there; or what is stored under the id by now. */
  private async placeFor(ownerId: string, id: string, keys: SameKeys | undefined): Promise<LibraryNote | RecipeDocument> {
    const claims = keys && [...keys.addressKeys, ...keys.contentKeys];
    const note = await this.library.reserve(ownerId, id, 'create', claims).catch(async (problem: unknown) => this.storedOr(problem, ownerId, id));
    // not before its claims are noted: two that come at once would both find nothing
    if (keys && !('title' in note)) await this.assertNotOwned(ownerId, id, keys).catch((problem: unknown) => this.settleRefused(problem, ownerId, note));
    return note;
  }

  private async assertNotOwned(ownerId: string, id: string, { addressKeys, contentKeys }: SameKeys): Promise<void> {
    const owned = await this.recipes.withKeys(ownerId, addressKeys, contentKeys);
    // the same request, sent twice at once, may be further with this one
    if (owned.some(({ _id }) => _id !== id)) throw new ProblemError('recipes.owned');
  }

  /** No place was free; but perhaps the same recipe, sent at the same moment, took the last one. */
  private async storedOr(problem: unknown, ownerId: string, id: string): Promise<RecipeDocument> {
    const stored = problem instanceof ProblemError && problem.code === 'recipes.limit-reached' ? await this.recipes.find(ownerId, id) : null;
    if (stored) return stored;
    throw problem;
  }

  /** A change that was refused by a rule did not happen. Of any other failure nobody knows; upkeep will look. */
  private async settleRefused(problem: unknown, ownerId: string, note: LibraryNote): Promise<never> {
    if (problem instanceof ProblemError) await this.library.settle(ownerId, note, false);
    throw problem;
  }
}

/** What is stored under an id that is sent again. */
function stillThere(stored: RecipeDocument, requestKey: string): Recipe {
  assertNotDeleted(stored);
  assertMadeBy(stored, requestKey);
  return toRecipe(stored);
}
