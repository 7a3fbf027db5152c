import { Injectable } from '@nestjs/common';
import { ProblemError, recipeLimitOf } from '@simmer/contracts';
import { Plans, unlessConflict, untilWritten } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import { holdsPlace } from '../recipe-model/recipe.policy';
import type { RecipeDocument } from '../recipe-model/recipe.schema';
import { LibraryRepository } from './library.repository';
import type { LibraryDocument, Reservation } from './library.schema';

/**
 * The cap on a cook's own recipes, and the order of their changes. A write on a recipe is noted in the library first. Where it changes the count
 * it carries the reservation's id, so that later it is known whether it happened; then the reservation is confirmed or released.
 */
@Injectable()
export class LibraryService {
  constructor(
    private readonly libraries: LibraryRepository,
    private readonly recipes: RecipeRepository,
    private readonly plans: Plans,
  ) {}

  /**
   * Takes a place for a recipe, and for what it claims; one that `hasPlace` gets it whatever the limit. In a full library it throws `recipes.limit-reached`, or notes a recipe that `mayWait` for the tray.
   * Throws `request.duplicate` while a recipe with one of these claims is being created.
   */
  async reserve(
    ownerId: string,
    recipeId: string,
    kind: 'create' | 'restore' | 'move-up' | 'edit',
    { claims, mayWait = false, hasPlace = false }: { claims?: string[] | undefined; mayWait?: boolean; hasPlace?: boolean } = {},
  ): Promise<Reservation> {
    const reservation: Reservation = { ...newReservation(recipeId, kind), ...(claims && { claims }) };
    return untilWritten(async () => {
      const library = await this.libraries.findOrCreate(ownerId);
      // the same recipe, sent again, needs one place only; who takes over a reservation that was left behind keeps the scheduled job away from it
      const shared = library.pending.find((other) => other.recipeId === recipeId && (other.kind === 'create' || other.kind === 'wait'));
      if (kind === 'create' && shared)
        return (await this.libraries.renewReservation(ownerId, shared.id, reservation.at)) ? { written: shared } : null;
      if (claims && isClaimed(library, claims)) throw new ProblemError('request.duplicate');
      const limit = hasPlace ? null : await this.limitFor(library);
      if (limit !== null && library.count >= limit) {
        if (!mayWait) throw new ProblemError('recipes.limit-reached');
        const waiting: Reservation = { ...reservation, kind: 'wait' };
        return (await unlessConflict(() => this.libraries.addUnclaimed(ownerId, waiting))) ? { written: waiting } : null;
      }
      return (await unlessConflict(() => this.libraries.takePlace(ownerId, limit, reservation))) ? { written: reservation } : null;
    });
  }

  /**
   * Notes that a recipe of the starter set is about to be added, which takes no place. Throws `request.duplicate` while the same one is being added by
   * another request.
   */
  async announceStarter(ownerId: string, recipeId: string, starter: string): Promise<Reservation> {
    const claims = [`starter ${starter}`];
    const reservation: Reservation = { ...newReservation(recipeId, 'starter'), claims };
    return untilWritten(async () => {
      const library = await this.libraries.findOrCreate(ownerId);
      const shared = library.pending.find((other) => other.recipeId === recipeId && other.kind === 'starter');
      if (shared) return (await this.libraries.renewReservation(ownerId, shared.id, reservation.at)) ? { written: shared } : null;
      if (isClaimed(library, claims)) throw new ProblemError('request.duplicate');
      return (await unlessConflict(() => this.libraries.addUnclaimed(ownerId, reservation))) ? { written: reservation } : null;
    });
  }

  /** Throws `recipes.beyond-plan` for a recipe that is read only. */
  async assertMayChange(recipe: PlacedRecipe): Promise<void> {
    if (await this.isReadOnly(recipe)) throw new ProblemError('recipes.beyond-plan');
  }

  /**
   * Whether only a plan which has lapsed has room for a recipe: the first ones, as many as the free plan holds, are changed as ever, the others are read only.
   * What takes no place is never one of them. Nothing is asked about whoever has no more than those.
   */
  async isReadOnly(recipe: PlacedRecipe): Promise<boolean> {
    const { ownerId } = recipe;
    const free = recipeLimitOf('free');
    if (!holdsPlace(recipe) || free === null || (await this.libraries.countTaken(ownerId)) <= free) return false;
    const limit = recipeLimitOf(await this.plans.get(ownerId));
    return limit !== null && (await this.recipes.countOlder(ownerId, recipe)) >= limit;
  }

  /** Notes that a recipe is about to be changed or deleted. */
  async announce(ownerId: string, recipeId: string, kind: 'change' | 'put-back'): Promise<Reservation> {
    const reservation = newReservation(recipeId, kind);
    await this.libraries.addReservation(ownerId, reservation);
    return reservation;
  }

  /**
   * Notes that a recipe is about to be deleted. It keeps its place when the library still holds as many as the free plan without it: nothing else can take
   * that place, so that what somebody has whose subscription has lapsed can be deleted and restored, and never grows.
   */
  async announceDeletion(ownerId: string, recipeId: string): Promise<{ reservation: Reservation; keepsPlace: boolean }> {
    const reservation = newReservation(recipeId, 'delete');
    const library = await this.libraries.addReservation(ownerId, reservation);
    const free = recipeLimitOf('free');
    if (!library || free === null) return { reservation, keepsPlace: false };
    const leaving = library.pending.filter(({ kind }) => FREES_PLACE.has(kind)).length;
    return { reservation, keepsPlace: library.count - leaving >= free };
  }

  /** The write on the recipe that was reserved for is done. */
  async confirm(ownerId: string, reservation: Reservation): Promise<void> {
    await this.libraries.settle(ownerId, { id: reservation.id }, outcomeOf(reservation, true));
  }

  /** The write was not done and will not be. */
  async release(ownerId: string, reservation: Reservation): Promise<void> {
    await this.libraries.settle(ownerId, { id: reservation.id }, outcomeOf(reservation, false));
  }

  /** Settles what a service that died left behind, by looking at the recipes. Returns whose it was: they may have room again. */
  async settleLeftovers(olderThan: Date): Promise<string[]> {
    const owners: string[] = [];
    for (const { _id, pending } of await this.libraries.listWithReservationsOlderThan(olderThan)) {
      owners.push(_id);
      for (const reservation of pending.filter((candidate) => candidate.at < olderThan)) {
        // a change that may have happened is listed: if it did not, a device only reads what it already has
        const happened = reservation.kind === 'change' || (await this.recipes.hasReservation(_id, reservation.recipeId, reservation.id));
        await this.libraries.settle(_id, { id: reservation.id, at: reservation.at }, outcomeOf(reservation, happened));
      }
    }
    return owners;
  }

  /** What fits into the free plan fits into every other. A lapsed subscriber keeps every recipe and only cannot add more. */
  private async limitFor({ _id, count }: LibraryDocument): Promise<number | null> {
    const free = recipeLimitOf('free');
    return free === null || count < free ? free : recipeLimitOf(await this.plans.get(_id));
  }
}

/** What decides whether a recipe has a place. */
type PlacedRecipe = Pick<RecipeDocument, '_id' | 'ownerId' | 'created_at' | 'trayOf' | 'starter'>;

const newReservation = <K extends Reservation['kind']>(recipeId: string, kind: K): Reservation & { kind: K } => ({
  id: uuidv7(),
  recipeId,
  kind,
  at: new Date(),
});

/** By how much the count changes once it is known whether what a reservation announced has happened, and which recipe has changed. */
const outcomeOf = ({ kind, recipeId }: Reservation, happened: boolean): { difference: 0 | -1; changed: string | null } => ({
  difference: (happened ? FREES_PLACE : HOLDS_PLACE).has(kind) ? -1 : 0,
  changed: happened ? recipeId : null,
});

/** What gives a place back once it is done. */
const FREES_PLACE: ReadonlySet<Reservation['kind']> = new Set(['delete', 'put-back']);
/** What holds a place from the start. */
const HOLDS_PLACE: ReadonlySet<Reservation['kind']> = new Set(['create', 'restore', 'move-up', 'edit']);

const isClaimed = ({ pending }: LibraryDocument, claims: string[]): boolean =>
  pending.some((reservation) => reservation.claims?.some((claim) => claims.includes(claim)));
