import { Injectable } from '@nestjs/common';
import { PLACE_GIVEN_BACK_MS, ProblemError } from '@simmer/contracts';
import type { Reservation } from '../library/library.schema';
import { LibraryService } from '../library/library.service';
import { assertThere, movedUp } from '../recipe-model/recipe.policy';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import type { RecipeDocument } from '../recipe-model/recipe.schema';
import { isWaiting } from '../recipe-model/recipe-view';
import { RecipeWrites } from '../library/recipe-writes.service';

/** A place that was just given back may be taken when a deletion is delivered twice. */
const MOST_TRIES = 5;

/** How recipes go from the tray into the library, and back when a deletion is undone. */
@Injectable()
export class TrayPlaces {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly library: LibraryService,
    private readonly writes: RecipeWrites,
  ) {}

  /** Takes a recipe out of the tray into the library. False when that has no room for it. */
  async moveUp(ownerId: string, id: string, inPlaceOf: string | null): Promise<boolean> {
    const reservation = await unlessFull(this.library.reserve(ownerId, id, 'move-up'));
    if (!reservation) return false;
    const after = await this.writes
      .change(ownerId, id, (current) =>
        isWaiting(current) && current.tray && !current.deletedAt ? { set: movedUp(current.tray, inPlaceOf), reservation } : null,
      )
      .catch((problem: unknown) => this.writes.releaseRefused(problem, ownerId, reservation));
    await this.writes.close(ownerId, reservation, after);
    return true;
  }

  /** Makes a recipe of the tray the next one. */
  async moveFirst(ownerId: string, id: string): Promise<void> {
    const place = await this.firstPlace(ownerId);
    await this.writes.change(ownerId, id, (current) => {
      assertThere(current);
      if (!isWaiting(current) || !current.tray) throw new ProblemError('recipes.not-found');
      return current.tray.place <= place ? null : { set: { tray: { ...current.tray, place: place - 1 } }, isSilent: true };
    });
  }

  /** Reserves a place for a restored recipe: its old one if it kept it, or if a recipe from the tray has just taken it. */
  async placeAgain(
    ownerId: string,
    { _id: id, keepsPlace, deletedAt }: Pick<RecipeDocument, '_id' | 'keepsPlace' | 'deletedAt'>,
  ): Promise<Reservation> {
    if (keepsPlace) return this.library.reserve(ownerId, id, 'restore', { hasPlace: true });
    const since = new Date(Math.max(deletedAt?.getTime() ?? 0, Date.now() - PLACE_GIVEN_BACK_MS));
    for (let tries = MOST_TRIES; tries > 0; tries--) {
      const free = await unlessFull(this.library.reserve(ownerId, id, 'restore'));
      if (free) return free;
      const taker = await this.recipes.findTaker(ownerId, id, since);
      if (taker === undefined) break;
      await this.putBack(ownerId, taker);
    }
    throw new ProblemError('recipes.limit-reached');
  }

  /** Puts a recipe back into the tray that it came from, at the place that it had there. */
  private async putBack(ownerId: string, id: string): Promise<void> {
    const reservation = await this.library.announce(ownerId, id, 'put-back');
    const after = await this.writes
      .change(ownerId, id, (current) => {
        if (isWaiting(current) || !current.tray || current.deletedAt || current.published) return null;
        return { set: { trayOf: ownerId, tray: { ...current.tray, movedUp: null } }, reservation };
      })
      .catch((problem: unknown) => this.writes.releaseRefused(problem, ownerId, reservation));
    await this.writes.close(ownerId, reservation, after);
  }

  private async firstPlace(ownerId: string): Promise<number> {
    const [first] = await this.recipes.listWaiting(ownerId, 1);
    return first?.tray.place ?? Date.now();
  }
}

/** Nothing when the library is full. */
async function unlessFull(reserved: Promise<Reservation>): Promise<Reservation | undefined> {
  try {
    return await reserved;
  } catch (problem) {
    if (problem instanceof ProblemError && problem.code === 'recipes.limit-reached') return undefined;
    throw problem;
  }
}
