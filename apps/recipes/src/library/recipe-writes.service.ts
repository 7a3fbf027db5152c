import { Injectable } from '@nestjs/common';
import { ProblemError } from '@simmer/contracts';
import { untilWritten } from '@simmer/kit';
import type { Reservation } from './library.schema';
import { LibraryService } from './library.service';
import { RecipeVersionService } from '../recipe-version/recipe-version.service';
import { fittingDiets } from '../recipe-model/publication';
import { assertRoomForEvents, eventsOf } from '../recipe-model/recipe.policy';
import { type RecipeChange, RecipeRepository } from '../recipe-model/recipe.repository';
import type { RecipeDocument } from '../recipe-model/recipe.schema';

export interface Decision {
  set: RecipeChange['set'];
  reservation?: Reservation;
  /** No event for what only the owner sees and toggles often: it would fill the event stream. */
  isSilent?: true;
}

/** Changes a recipe with its events and its earlier version, announced in the library, only if it is still as it was read. */
@Injectable()
export class RecipeWrites {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly library: LibraryService,
    private readonly versions: RecipeVersionService,
  ) {}

  /** Reads, decides and writes; retries when somebody else wrote in between. */
  async change(ownerId: string, id: string, decide: (current: RecipeDocument) => Decision | null): Promise<RecipeDocument> {
    return untilWritten(async () => {
      const current = await this.recipes.find(ownerId, id);
      if (!current) throw new ProblemError('recipes.not-found');
      const decision = decide(current);
      if (!decision) return { written: current };
      assertRoomForEvents(current);
      if (decision.set.contentRevision !== undefined) await this.versions.saveReplaced(current, decision.set);
      const set = withCheckedDiets(current, decision.set);
      const next = { ...current, ...set, revision: current.revision + 1 };
      const change: RecipeChange = { set, events: decision.isSilent ? [] : eventsOf(next, current) };
      const changed = decision.reservation
        ? await this.recipes.change(current, { ...change, reservationId: decision.reservation.id })
        : await this.changeAnnounced(current, change);
      return changed && { written: changed };
    });
  }

  /**
   * Makes a change by which a recipe is the cook's own: one of the starter set takes a place of the plan with it. Throws `recipes.limit-reached` when there
   * is none.
   */
  async changeOwn(ownerId: string, id: string, decide: (current: RecipeDocument) => Decision | null): Promise<RecipeDocument> {
    const stored = await this.recipes.find(ownerId, id);
    if (!stored?.starter || !decide(stored)) return this.change(ownerId, id, decide);
    const reservation = await this.library.reserve(ownerId, id, 'edit');
    const after = await this.change(ownerId, id, (current) => {
      const decision = decide(current);
      return decision && current.starter ? { set: { ...decision.set, starter: null }, reservation } : decision;
    }).catch((problem: unknown) => this.releaseRefused(problem, ownerId, reservation));
    await this.close(ownerId, reservation, after);
    return after;
  }

  /** Makes a change that does not affect the count, and announces it to devices with a copy. */
  private async changeAnnounced(current: RecipeDocument, change: RecipeChange): Promise<RecipeDocument | null> {
    const { ownerId, _id } = current;
    const note = await this.library.announce(ownerId, _id, 'change');
    const changed = await this.recipes.change(current, change);
    await (changed ? this.library.confirm(ownerId, note) : this.library.release(ownerId, note));
    return changed;
  }

  /** Confirms or releases a reservation, by whether the recipe records it. */
  async close(ownerId: string, reservation: Reservation, stored: RecipeDocument | null): Promise<void> {
    if (stored?.reservations.includes(reservation.id)) await this.library.confirm(ownerId, reservation);
    else await this.library.release(ownerId, reservation);
  }

  /** Releases the reservation of a change that a rule refused. After any other failure the outcome is unknown, and a scheduled job settles it. */
  async releaseRefused(problem: unknown, ownerId: string, reservation: Reservation): Promise<never> {
    if (problem instanceof ProblemError) await this.library.release(ownerId, reservation);
    throw problem;
  }
}

/** What of a recipe its diets follow from. */
const DECIDES_DIETS = ['published', 'ingredients', 'language'] as const satisfies readonly (keyof RecipeDocument)[];

/** A change of a published recipe, with what its ingredients are checked for by it. */
function withCheckedDiets(current: RecipeDocument, set: RecipeChange['set']): RecipeChange['set'] {
  const next = { ...current, ...set };
  return next.published && DECIDES_DIETS.some((field) => field in set) ? { ...set, checkedDiets: fittingDiets(next) } : set;
}
