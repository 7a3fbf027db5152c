import type { Recipe, RecipeSummary } from '@simmer/contracts';
import { keepDocument, keptDocument, ofAccount, onDevice, type QueuedWrite } from '../database';

/** What of a recipe is in its card. */
const CARD_FIELDS = {
  id: true,
  title: true,
  total_time: true,
  servings: true,
  difficulty: true,
  tags: true,
  rating: true,
  image_url: true,
  favorite: true,
  collections: true,
  published: true,
  times_cooked: true,
  image: true,
  plate: true,
  revision: true,
  created_at: true,
} as const satisfies Record<keyof RecipeSummary, true>;

export const cardOf = (recipe: RecipeSummary): RecipeSummary =>
  Object.fromEntries(Object.keys(CARD_FIELDS).map((field) => [field, recipe[field as keyof RecipeSummary]])) as RecipeSummary;

/** A copy that an earlier version of the app has kept lacks the fields that came later. */
const withLaterFields = (recipe: Recipe): Recipe => ({ ...LATER_FIELDS, ...recipe });
const LATER_FIELDS: Pick<Recipe, 'cooked_on' | 'step_images'> = { cooked_on: [], step_images: [] };

/** Up to which change of the library the copy is right, and when all of it was last compared with the server's. */
export interface CopyMark {
  mark: number;
  comparedAt: number;
}

const MARK = { kind: 'library', id: 'mark' } as const;

/** The copy of one cook's library, as it is kept on this device. */
export class CopyStore {
  constructor(readonly accountId: string) {}

  async cards(): Promise<RecipeSummary[]> {
    const kept = await onDevice((database) => database.getAll('cards', ofAccount(this.accountId)));
    return (kept ?? []).map(({ card }) => card);
  }

  async card(id: string): Promise<RecipeSummary | undefined> {
    return (await onDevice((database) => database.get('cards', [this.accountId, id])))?.card;
  }

  async recipe(id: string): Promise<Recipe | undefined> {
    const kept = await onDevice((database) => database.get('recipes', [this.accountId, id]));
    return kept && withLaterFields(kept.recipe);
  }

  async several(ids: readonly string[]): Promise<Map<string, Recipe>> {
    const kept = await onDevice((database) => {
      const { store } = database.transaction('recipes');
      return Promise.all(ids.map((id) => store.get([this.accountId, id])));
    });
    return new Map((kept ?? []).flatMap((found) => (found ? [[found.id, found.recipe]] : [])));
  }

  /** What waits for the server, and what it refused. */
  async writes(): Promise<QueuedWrite[]> {
    return (await onDevice((database) => database.getAllFromIndex('writes', 'byAccount', this.accountId))) ?? [];
  }

  /** All recipes, a batch at a time: what searches them takes them in while others wait. */
  async *recipes(size: number): AsyncGenerator<Recipe[]> {
    let range = ofAccount(this.accountId);
    for (;;) {
      const kept = (await onDevice((database) => database.getAll('recipes', range, size))) ?? [];
      if (kept.length > 0) yield kept.map(({ recipe }) => withLaterFields(recipe));
      const last = kept.at(-1);
      if (!last || kept.length < size) return;
      range = IDBKeyRange.bound([this.accountId, last.id], [this.accountId, []], true);
    }
  }

  /** Keeps recipes as the server has answered them; what is kept in a later revision stays. Gives those that were kept; undefined without room for all. */
  keep(recipes: readonly Recipe[]): Promise<RecipeSummary[] | undefined> {
    const { accountId } = this;
    return onDevice(async (database) => {
      const transaction = database.transaction(['recipes', 'cards'], 'readwrite');
      const [whole, cards] = [transaction.objectStore('recipes'), transaction.objectStore('cards')];
      const kept = await Promise.all(
        recipes.map(async (recipe) => {
          const known = await cards.get([accountId, recipe.id]);
          if (known && known.card.revision > recipe.revision) return [];
          const card = cardOf(recipe);
          await Promise.all([whole.put({ accountId, id: recipe.id, recipe }), cards.put({ accountId, id: recipe.id, card })]);
          return [card];
        }),
      );
      await transaction.done;
      return kept.flat();
    });
  }

  /**
   * Keeps what a write has answered in short. Only the next revision of what is kept is known to differ in nothing else; after any other the recipe has to be
   * read again. Gives what is kept then.
   */
  async keepChange(summary: RecipeSummary): Promise<RecipeSummary | undefined> {
    const { accountId } = this;
    const isKept = await onDevice(async (database) => {
      const transaction = database.transaction(['recipes', 'cards'], 'readwrite');
      const [whole, cards] = [transaction.objectStore('recipes'), transaction.objectStore('cards')];
      const known = await whole.get([accountId, summary.id]);
      const follows = known !== undefined && known.recipe.revision === summary.revision - 1;
      if (follows) {
        await whole.put({ ...known, recipe: { ...known.recipe, ...summary } });
        await cards.put({ accountId, id: summary.id, card: cardOf(summary) });
      }
      await transaction.done;
      return follows;
    });
    return isKept ? cardOf(summary) : this.card(summary.id);
  }

  async drop(ids: readonly string[]): Promise<void> {
    await onDevice(async (database) => {
      const transaction = database.transaction(['recipes', 'cards'], 'readwrite');
      const stores = [transaction.objectStore('recipes'), transaction.objectStore('cards')];
      await Promise.all(stores.flatMap((store) => ids.map((id) => store.delete([this.accountId, id]))));
      await transaction.done;
    });
  }

  /** Undefined until the whole library is here. */
  mark(): Promise<CopyMark | undefined> {
    return keptDocument(this.accountId, MARK.kind, MARK.id);
  }

  /** False without room for it. */
  setMark(value: CopyMark): Promise<boolean> {
    return keepDocument(this.accountId, MARK.kind, MARK.id, value);
  }
}
