import { Injectable } from '@nestjs/common';
import { type OutputOf, ProblemError, type tray } from '@simmer/contracts';
import { fitting, pageFrom } from '@simmer/kit';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import type { RecipeDocument } from '../recipe-model/recipe.schema';
import { type StoredWaiting, toSummary, toWaiting } from '../recipe-model/recipe-view';
import { TrayPlaces } from './tray-places.service';

const COOKS_AT_ONCE = 100;
const USES_AT_ONCE = 500;
const USE_FIELDS = ['cooked_on', 'notes', 'updated_at'] as const satisfies readonly (keyof RecipeDocument)[];
type Use = Pick<RecipeDocument, '_id' | (typeof USE_FIELDS)[number]>;

/** The recipes that wait until a cook's plan has room for them. */
@Injectable()
export class TrayService {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly places: TrayPlaces,
  ) {}

  async list(ownerId: string, limit: number, after: string | undefined): Promise<OutputOf<typeof tray.list>> {
    const from = after === undefined ? undefined : readCursor(after);
    const [found, total] = await Promise.all([this.recipes.listWaiting(ownerId, limit + 1, from), this.recipes.countWaiting(ownerId)]);
    return { ...pageFrom(found, { limit, view: toWaiting, cursor: cursorOf }), total };
  }

  /** What may make room: of the library what was not touched for longest. */
  async longestUnused(ownerId: string, limit: number): Promise<OutputOf<typeof tray.longestUnused>> {
    const oldest: Use[] = [];
    for await (const batch of this.recipes.listInBatches<Use>(ownerId, USE_FIELDS, USES_AT_ONCE)) {
      oldest.push(...batch);
      oldest.sort((one, other) => lastUsed(one).localeCompare(lastUsed(other)) || one._id.localeCompare(other._id)).splice(limit);
    }
    const summaries = await this.recipes.listSummaries(
      ownerId,
      oldest.map(({ _id }) => _id),
    );
    const items = oldest.flatMap((use) => {
      const stored = summaries.find(({ _id }) => _id === use._id);
      return stored ? [{ ...toSummary(stored), last_used_at: lastUsed(use), has_notes: use.notes !== '' }] : [];
    });
    return { items: fitting(items) };
  }

  async moveFirst(ownerId: string, id: string): Promise<void> {
    await this.places.moveFirst(ownerId, id);
  }

  /** Fills the place of a deleted recipe from the tray, once, however often the deletion is delivered. */
  async fillPlaceOf(ownerId: string, deletedId: string): Promise<void> {
    const [next] = await this.recipes.listWaiting(ownerId, 1);
    // checked after the next one is known: a concurrent call for the same place moves that same recipe
    if (!next || (await this.recipes.hasTaker(ownerId, deletedId))) return;
    await this.places.moveUp(ownerId, next._id, deletedId);
  }

  /** Moves up as many as the plan has room for. */
  async moveUp(ownerId: string): Promise<void> {
    for (;;) {
      const [next] = await this.recipes.listWaiting(ownerId, 1);
      if (!next || !(await this.places.moveUp(ownerId, next._id, null))) return;
    }
  }

  /** Catches up after an outage. */
  async moveUpEverywhere(signal?: AbortSignal): Promise<void> {
    for (let after = ''; ;) {
      const cooks = await this.recipes.listOwnersWithTray(COOKS_AT_ONCE, after);
      for (const cook of cooks) {
        signal?.throwIfAborted();
        await this.moveUp(cook);
      }
      const last = cooks.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }
}

/** When it was changed, or cooked, last. */
const lastUsed = ({ cooked_on: [last], updated_at }: Use): string => {
  const changed = updated_at.toISOString();
  const cooked = last && `${last.date}T00:00:00.000Z`;
  return cooked && cooked > changed ? cooked : changed;
};

const cursorOf = ({ _id, tray }: StoredWaiting): string => `${tray.place}.${_id}`;

function readCursor(cursor: string): { place: number; id: string } {
  const [, place, id] = /^(-?\d{1,15})\.(.+)$/.exec(cursor) ?? [];
  if (place === undefined || id === undefined) throw new ProblemError('request.unknown-cursor');
  return { place: Number(place), id };
}
