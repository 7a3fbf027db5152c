import { Injectable } from '@nestjs/common';
import { type DeletedRecipe, type OutputOf, ProblemError, type recipe, RESTORE_WINDOW_DAYS, DAY_MS } from '@simmer/contracts';
import { pageFrom } from '@simmer/kit';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import { RecipeService } from './recipe.service';
import { type StoredDeletion, toSummary } from '../recipe-model/recipe-view';

/** What a cook has deleted, for as long as it can be restored. */
@Injectable()
export class DeletedRecipesService {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly service: RecipeService,
  ) {}

  async list(ownerId: string, limit: number, after: string | undefined): Promise<OutputOf<typeof recipe.listDeleted>> {
    const since = new Date(Date.now() - RESTORE_WINDOW_DAYS * DAY_MS);
    const [found, counts] = await Promise.all([
      this.recipes.listDeletedSince(ownerId, since, limit + 1, after === undefined ? undefined : readCursor(after)),
      this.recipes.countDeletedPerDay(ownerId, since),
    ]);
    const perDay = Array.from({ length: RESTORE_WINDOW_DAYS }, (_, at) => counts.get(at + 1) ?? 0);
    return {
      ...pageFrom(found, { limit, view: toDeleted, cursor: cursorOf }),
      total: perDay.reduce((sum, count) => sum + count, 0),
      perDay,
    };
  }

  /** Restores what it can. Recipes that are not there any more, or that the plan has no room for, are left out. */
  async restoreMany(ownerId: string, ids: readonly string[]): Promise<OutputOf<typeof recipe.restoreMany>> {
    const restored: string[] = [];
    let isLibraryFull = false;
    for (const id of new Set(ids)) {
      const refusal = await refusalOf(this.service.restore(ownerId, id));
      // another one may have kept its place
      if (refusal === 'recipes.limit-reached') isLibraryFull = true;
      if (!refusal) restored.push(id);
    }
    return { ids: restored, isLibraryFull };
  }

  async deleteMany(ownerId: string, ids: readonly string[]): Promise<OutputOf<typeof recipe.deleteMany>> {
    const deleted: string[] = [];
    for (const id of new Set(ids)) if (!(await refusalOf(this.service.delete(ownerId, id)))) deleted.push(id);
    return { ids: deleted };
  }
}

/** Why one of several could not be done; undefined when it was. Anything that is not about this one ends the request. */
async function refusalOf(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError && (error.code === 'recipes.not-found' || error.code === 'recipes.limit-reached')) return error.code;
    throw error;
  }
}

const toDeleted = (stored: StoredDeletion): DeletedRecipe => ({
  ...toSummary(stored),
  deleted_at: stored.deletedAt.toISOString(),
  has_notes: stored.notes !== '',
});

const cursorOf = ({ _id, deletedAt }: StoredDeletion): string => `${deletedAt.getTime()}.${_id}`;

function readCursor(cursor: string): { deletedAt: Date; id: string } {
  const [time, id] = cursor.split('.');
  if (!id || !/^\d{1,15}$/.test(time ?? '')) throw new ProblemError('request.unknown-cursor');
  return { deletedAt: new Date(Number(time)), id };
}
