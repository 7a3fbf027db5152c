import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CLAIMED_DIETS,
  type CookedEntry,
  type Image,
  moderation,
  type OutputOf,
  type ParsedInputOf,
  pick,
  ProblemError,
  type Recipe,
  type recipe,
  type RecipeClaims,
  type RecipeSummary,
} from '@simmer/contracts';
import { loadIngredientParser } from '@simmer/culinary';
import { Bus, insertedWith, pageFrom } from '@simmer/kit';
import { titleKeyOf } from '@simmer/recipe-list';
import { v7 as uuidv7 } from 'uuid';
import { LibraryService } from '../library/library.service';
import { RecipeVersionRepository } from '../recipe-version/recipe-version.repository';
import { TrayPlaces } from '../tray/tray-places.service';
import { TrayService } from '../tray/tray.service';
import {
  assertFits,
  assertMadeBy,
  assertNotDeleted,
  assertNotWaiting,
  assertRestorable,
  assertThere,
  holdsPlace,
  assertUnchangedSince,
  deletedAtOf,
  createdAt,
  creditEvents,
  type PhotoToCopy,
  eventsOf,
  photoCopyEvents,
  lightOrigins,
  isSameContent,
  withCooked,
  withPictures,
} from '../recipe-model/recipe.policy';
import { assertMayFork } from '../recipe-model/lineage';
import { publicationAfter } from '../recipe-model/publication';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import type { RecipeDocument, StoredCredit, TrayStay } from '../recipe-model/recipe.schema';
import { contentOf, tagsOf } from '../recipe-model/recipe-content';
import { afterEdit } from '../recipe-model/recipe-edit';
import { addressKeyOf, contentKeyOf, requestKeyOf, sameKeys, samenessOf } from '../recipe-model/sameness';
import { type Decision, RecipeWrites } from '../library/recipe-writes.service';
import { toPublicForm, toRecipe, toSummary } from '../recipe-model/recipe-view';
import { NewRecipePlaces } from './new-recipe-places.service';

/** A cook's own recipes. Every call names the owner; other cooks' recipes are not found. */
@Injectable()
export class RecipeService implements OnModuleInit {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly library: LibraryService,
    private readonly newPlaces: NewRecipePlaces,
    private readonly writes: RecipeWrites,
    private readonly places: TrayPlaces,
    private readonly tray: TrayService,
    private readonly storedVersions: RecipeVersionRepository,
    private readonly bus: Bus,
  ) {}

  async onModuleInit(): Promise<void> {
    await loadIngredientParser();
  }

  /**
   * Creates a recipe. The id is the idempotency key: the same request sent again gets what is stored under it. Throws `recipes.owned` when asked to.
   * `photosToCopy` are another cook's, which are copied for it. With a `credit` it is a copy of that published recipe, of which a cook has one:
   * throws `recipes.owned` with its id, or `request.duplicate` while it is being created.
   */
  async create(
    ownerId: string,
    input: ParsedInputOf<typeof recipe.create>,
    photosToCopy: readonly PhotoToCopy[] = [],
    credit: StoredCredit | null = null,
  ): Promise<Recipe> {
    const created = await this.insert(ownerId, input, photosToCopy, credit);
    if (!created.waiting) return created;
    // a place may have come free while it was put into the tray
    await this.tray.moveUp(ownerId);
    return this.read(ownerId, created.id);
  }

  /** Adds a recipe of the starter set, which holds no place until it is edited. One that the cook has already, unchanged, is answered as it is. */
  async createStarter(ownerId: string, input: ParsedInputOf<typeof recipe.create>, starter: string): Promise<Recipe> {
    return this.insert(ownerId, input, [], null, starter);
  }

  async read(ownerId: string, id: string): Promise<Recipe> {
    const found = await this.recipes.find(ownerId, id);
    if (!found) throw new ProblemError('recipes.not-found');
    assertThere(found);
    return { ...toRecipe(found), ...((await this.library.isReadOnly(found)) && { read_only: true }) };
  }

  /**
   * For each candidate the recipe of this cook that says the same: by title and ingredients, else by address. Several may have one address (a book's, a cook's
   * home page): the one of the same title comes first.
   */
  async findSame(
    ownerId: string,
    candidates: ParsedInputOf<typeof recipe.findSame>['candidates'],
  ): Promise<OutputOf<typeof recipe.findSame>> {
    const keys = candidates.map(({ addresses, title, ingredients }) => ({
      addresses: addresses.map(addressKeyOf).filter((key) => key !== null),
      content: contentKeyOf(title, ingredients),
      title: titleKeyOf(title),
    }));
    const contentKeys = keys.map(({ content }) => content).filter((key) => key !== null);
    const found = await this.recipes.listByKeys(
      ownerId,
      keys.flatMap(({ addresses }) => addresses),
      contentKeys,
    );
    const matches = keys.map(({ addresses, content, title }) => {
      const fromThere = found.filter(({ addressKey }) => addressKey !== null && addresses.includes(addressKey));
      const same =
        found.find(({ contentKey }) => contentKey !== null && contentKey === content) ??
        fromThere.find((other) => titleKeyOf(other.title) === title) ??
        fromThere[0];
      return same ? { id: same._id, title: same.title } : null;
    });
    return { matches, contentKeys: keys.map(({ content }) => content) };
  }

  async update(ownerId: string, { id, revision, ...draft }: ParsedInputOf<typeof recipe.update>): Promise<Recipe> {
    assertFits(draft);
    await this.assertMayChange(ownerId, id);
    const saved = await this.writes.changeOwn(ownerId, id, (current) => {
      assertThere(current);
      assertNotWaiting(current);
      const content = contentOf(draft, current.ingredients);
      if ((current.starter || revision < current.contentRevision) && isSameContent(current, content)) return null;
      assertUnchangedSince(current, revision);
      return { set: afterEdit(current, content) };
    });
    return toRecipe(saved);
  }

  async setNotes(ownerId: string, { id, revision, notes }: ParsedInputOf<typeof recipe.setNotes>): Promise<Recipe> {
    await this.assertMayChange(ownerId, id);
    const saved = await this.setPart(ownerId, id, (current) => {
      assertNotWaiting(current);
      if (isSameContent(current, { notes })) return null;
      assertUnchangedSince(current, revision);
      assertFits({ ...current, notes });
      return { set: { notes } };
    });
    return toRecipe(saved);
  }

  async setRating(ownerId: string, id: string, rating: number | null): Promise<RecipeSummary> {
    const rated = await this.setPart(ownerId, id, (current) => (current.rating === rating ? null : { set: { rating } }));
    return toSummary(rated);
  }

  async setTags(ownerId: string, id: string, tags: string[]): Promise<RecipeSummary> {
    const tagged = await this.setPart(ownerId, id, (current) => {
      assertNotWaiting(current);
      const set = tagsOf(current, tags);
      if (isSameContent(current, set)) return null;
      assertFits({ ...current, tags });
      return { set };
    });
    return toSummary(tagged);
  }

  async putCooked(ownerId: string, { id, entryId, ...entry }: ParsedInputOf<typeof recipe.putCooked>): Promise<Recipe> {
    const noted = await this.writes.change(ownerId, id, (current) => {
      assertThere(current);
      return logOf(current, withCooked(current.cooked_on, { ...entry, id: entryId }));
    });
    return toRecipe(noted);
  }

  async removeCooked(ownerId: string, { id, entryId }: ParsedInputOf<typeof recipe.removeCooked>): Promise<Recipe> {
    const noted = await this.writes.change(ownerId, id, (current) => {
      assertThere(current);
      return logOf(
        current,
        current.cooked_on.filter((entry) => entry.id !== entryId),
      );
    });
    return toRecipe(noted);
  }

  async setFavorite(ownerId: string, id: string, favorite: boolean): Promise<RecipeSummary> {
    const marked = await this.writes.change(ownerId, id, (current) => {
      assertThere(current);
      assertNotWaiting(current);
      return current.favorite === favorite ? null : { set: { favorite }, isSilent: true };
    });
    return toSummary(marked);
  }

  async setCollections(ownerId: string, id: string, collections: string[]): Promise<RecipeSummary> {
    const put = await this.writes.change(ownerId, id, (current) => {
      assertThere(current);
      assertNotWaiting(current);
      const isSame = collections.length === current.collections.length && collections.every((one) => current.collections.includes(one));
      return isSame ? null : { set: { collections: [...new Set(collections)] }, isSilent: true };
    });
    return toSummary(put);
  }

  /**
   * Publishes a recipe with what its author says of it, or takes it back; what is not given stays as it was. Throws `recipes.source-not-own`,
   * `recipes.no-source`, `community.banned` and what a copy of another's may not be (`assertMayFork`), but never to take it back.
   */
  async publish(ownerId: string, { id, published, cuisine, diets, ...given }: ParsedInputOf<typeof recipe.publish>): Promise<Recipe> {
    if (published) await this.assertMayPublish(ownerId);
    const decide = (current: RecipeDocument): Decision | null => {
      assertThere(current);
      assertNotWaiting(current);
      const claims = claimsAfter(current.claims, { cuisine, diets });
      const publication = published ? publicationAfter(current, given) : current.publication;
      if (published && publication?.form === 'recipe') assertMayFork(current, publication);
      const set = { published, claims, publication };
      return isDeepStrictEqual(pick(current, ['published', 'claims', 'publication']), set) ? null : { set };
    };
    const shown = published ? await this.writes.changeOwn(ownerId, id, decide) : await this.writes.change(ownerId, id, decide);
    return toRecipe(shown);
  }

  /** Throws `community.banned`. While community does not answer everybody may: its gallery does not show what a banned cook publishes. */
  private async assertMayPublish(accountId: string): Promise<void> {
    try {
      const { banned } = await this.bus.call(moderation.readStanding, { accountId }, { asService: true });
      if (banned) throw new ProblemError('community.banned');
    } catch (error) {
      if (!(error instanceof ProblemError && error.code === 'service.unavailable')) throw error;
    }
  }

  /** Marks a recipe as deleted, see `deletedAtOf`; the next of the tray takes its place. Deleting it again is no error while it can be restored. */
  async delete(ownerId: string, id: string, how: Omit<ParsedInputOf<typeof recipe.delete>, 'id'> = {}): Promise<void> {
    const { reservation, keepsPlace } = await this.library.announceDeletion(ownerId, id);
    const after = await this.writes
      .change(ownerId, id, (current) => {
        if (current.deletedAt) return null;
        const deletedAt = deletedAtOf(current, new Date(), how);
        return holdsPlace(current) ? { set: { deletedAt, keepsPlace }, reservation } : { set: { deletedAt } };
      })
      .catch((problem: unknown) => this.writes.releaseRefused(problem, ownerId, reservation));
    await this.writes.close(ownerId, reservation, after);
    await this.tray.fillPlaceOf(ownerId, id);
  }

  /** Undoes a deletion; a recipe that is not deleted stays as it is, one of the tray waits again, and one of the starter set needs no place. */
  async restore(ownerId: string, id: string): Promise<Recipe> {
    const stored = await this.recipes.find(ownerId, id);
    if (!stored) throw new ProblemError('recipes.not-found');
    if (!stored.deletedAt) return toRecipe(stored);
    assertRestorable(stored, new Date());
    if (!holdsPlace(stored))
      return toRecipe(await this.writes.change(ownerId, id, (current) => (current.deletedAt ? { set: { deletedAt: null } } : null)));
    const reservation = await this.places.placeAgain(ownerId, stored);
    const after = await this.writes
      .change(ownerId, id, (current) => (current.deletedAt ? { set: { deletedAt: null, keepsPlace: false }, reservation } : null))
      .catch((problem: unknown) => this.writes.releaseRefused(problem, ownerId, reservation));
    await this.writes.close(ownerId, reservation, after);
    return toRecipe(after);
  }

  async listPublic({ limit, after, among }: ParsedInputOf<typeof recipe.listPublic>): Promise<OutputOf<typeof recipe.listPublic>> {
    const found = await this.recipes.listPublished(limit + 1, after, among);
    return pageFrom(found, { limit, view: toPublicForm, cursor: ({ _id }) => _id });
  }

  async readPublic(id: string): Promise<OutputOf<typeof recipe.readPublic>> {
    const found = await this.recipes.findPublished(id);
    return { recipe: found && toPublicForm(found) };
  }

  /** Gives a recipe the pictures that it names, as media keeps them; nothing happens when it names others or has them so already. */
  async setPictures(ownerId: string, id: string, images: readonly Image[]): Promise<void> {
    await this.writes.change(ownerId, id, (current) => {
      const set = current.deletedAt ? null : withPictures(current, images);
      return set && { set };
    });
  }

  /** Purges what was deleted before `time`. */
  async purge(time: Date): Promise<number> {
    const purged = await this.recipes.purge(time);
    await this.storedVersions.removeOf(purged);
    return purged.length;
  }

  /** Into the library, or into the tray when that is full and the recipe may wait. */
  private async insert(
    ownerId: string,
    { id = uuidv7(), unlessOwned, whenFull, createdIn, ...input }: ParsedInputOf<typeof recipe.create>,
    photosToCopy: readonly PhotoToCopy[],
    credit: StoredCredit | null,
    starter: string | null = null,
  ): Promise<Recipe> {
    const requestKey = requestKeyOf(input);
    const earlier = await this.recipes.find(ownerId, id);
    if (earlier) return resultOf(earlier, requestKey);
    const { origins, favorite, created_at, ...draft } = input;
    assertFits(draft);
    const keys = unlessOwned && sameKeys(samenessOf(draft), unlessOwned.addresses);
    const { reservation, stored: storedMeanwhile } =
      starter === null
        ? await this.newPlaces.reserve(ownerId, id, { keys, credit, mayWait: whenFull !== undefined })
        : await this.newPlaces.announceStarter(ownerId, id, starter);
    if (!reservation) return starter === null ? resultOf(storedMeanwhile, requestKey) : toRecipe(storedMeanwhile);

    // not before there is a place for it: reading the lines is the costly part
    const content = contentOf(draft);
    const now = new Date();
    const tray: TrayStay | null =
      reservation.kind === 'wait' && whenFull ? { ...whenFull, since: now, place: now.getTime(), movedUp: null } : null;
    const trayOf = tray && ownerId;
    const identity = {
      _id: id,
      ownerId,
      trayOf,
      revision: 1,
      deletedAt: null,
      keepsPlace: false,
      published: false,
      claims: { cuisine: null, diets: [] },
      credit,
      publication: null,
      checkedDiets: [],
      cooked_on: [],
      times_cooked: 0,
      image: null,
      step_images: [],
    };
    const fresh: RecipeDocument = {
      ...identity,
      ...content,
      contentRevision: 1,
      knownSource: content.source_url,
      requestKey,
      origins: lightOrigins(origins).map((origin) => ({ ...origin, checked: false })),
      tray,
      starter,
      favorite,
      collections: createdIn === undefined ? [] : [createdIn],
      created_at: createdAt(created_at, now),
      updated_at: now,
      reservations: [reservation.id],
      ...insertedWith(...eventsOf({ ...identity, ...content }), ...photoCopyEvents(identity, photosToCopy), ...creditEvents(identity)),
    };
    if (await this.recipes.insert(fresh)) {
      await this.library.confirm(ownerId, reservation);
      return toRecipe(fresh);
    }
    const stored = await this.recipes.find(ownerId, id);
    await this.writes.close(ownerId, reservation, stored);
    if (!stored) throw new ProblemError('request.id-taken');
    return resultOf(stored, requestKey);
  }

  /** Throws `recipes.beyond-plan`. */
  private async assertMayChange(ownerId: string, id: string): Promise<void> {
    const current = await this.recipes.find(ownerId, id);
    if (current && !current.deletedAt) await this.library.assertMayChange(current);
  }

  /** Changes one field of a cook's text, and drops its origin. */
  private async setPart(ownerId: string, id: string, decide: (current: RecipeDocument) => Decision | null): Promise<RecipeDocument> {
    return this.writes.change(ownerId, id, (current) => {
      assertThere(current);
      const decision = decide(current);
      if (!decision) return null;
      const origins = current.origins.filter(({ field }) => !(field in decision.set));
      return { ...decision, set: { ...decision.set, origins, contentRevision: current.revision + 1, updated_at: new Date() } };
    });
  }
}

/** Replaces the log. The content revision stays, so that an edit that began earlier does not conflict. */
const logOf = ({ cooked_on: before }: RecipeDocument, cooked_on: CookedEntry[]): Decision | null =>
  isDeepStrictEqual(before, cooked_on) ? null : { set: { cooked_on, times_cooked: cooked_on.length } };

/** The answer to a repeated request. */
function resultOf(stored: RecipeDocument, requestKey: string): Recipe {
  assertNotDeleted(stored);
  assertMadeBy(stored, requestKey);
  return toRecipe(stored);
}

/** What an author says after a change; each diet once, in their order. */
function claimsAfter(before: RecipeClaims, { cuisine = before.cuisine, diets = before.diets }: Partial<RecipeClaims>): RecipeClaims {
  return { cuisine, diets: CLAIMED_DIETS.filter((diet) => diets.includes(diet)) };
}
