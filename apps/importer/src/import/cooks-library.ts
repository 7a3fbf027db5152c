import { Injectable } from '@nestjs/common';
import { type Actor, type InputOf, recipe, image } from '@simmer/contracts';
import { Bus, isOutage } from '@simmer/kit';
import { ImportFailure } from '../running/import-failure';
import { CALL_WITHIN_MS, isMadeBefore, mayPass, ownedInstead, withRetry } from '../running/with-retry';
import type { ImportRecord } from './import.schema';
import type { PageRecipe } from './recipe-draft';

type Candidate = InputOf<typeof recipe.findSame>['candidates'][number];
type Owned = { id: string; title: string };
type Saved = { waiting: boolean } | { owned: Owned };
type RecipeWithPhoto = PageRecipe & Pick<InputOf<typeof recipe.create>, 'image_id' | 'origins'>;

/** The library of the cook who imports: is the recipe there, and in it goes. */
@Injectable()
export class CooksLibrary {
  constructor(private readonly bus: Bus) {}

  /** The cook's recipe with exactly this address; null also when the recipes service is unavailable: it is checked again before saving. */
  async ownedUnder(record: ImportRecord, address: string): Promise<Owned | null> {
    try {
      return await this.find(record, { addresses: [address], title: '', ingredients: [] });
    } catch (error) {
      if (isOutage(error)) return null;
      throw error;
    }
  }

  /** A recipe of the same address, or with the same title and ingredients. */
  findSame(
    record: ImportRecord,
    { title, ingredients }: PageRecipe,
    addresses: (string | null)[],
    signal: AbortSignal,
  ): Promise<Owned | null> {
    return this.whenItAnswers(
      () => this.find(record, { addresses: known(addresses), title, ingredients: ingredients.map(({ text }) => text) }),
      signal,
    );
  }

  /**
   * Creates the recipe under the id that the import has had from the start, so that it can be tried again safely; in a full library it goes into the
   * tray. Returns the one that has come in since it was looked for, instead.
   */
  async create(record: ImportRecord, draft: RecipeWithPhoto, addresses: (string | null)[], signal: AbortSignal): Promise<Saved> {
    const options = { onBehalfOf: cookOf(record), timeoutMs: CALL_WITHIN_MS };
    const whenFull = { origin: 'address' as const, name: siteOf(draft, addresses) };
    const input = {
      ...draft,
      id: record.recipeId,
      whenFull,
      ...(!record.allowDuplicate && { unlessOwned: { addresses: known(addresses) } }),
    };
    try {
      const { waiting } = await this.whenItAnswers(() => this.bus.call(recipe.create, input, options), signal);
      return { waiting };
    } catch (error) {
      if (isMadeBefore(error)) return { waiting: false };
      const owned = ownedInstead(error);
      if (!owned) throw error;
      return { owned };
    }
  }

  /**
   * Requests that media store a photo, and does not wait: the recipe is saved with the photo's id, shows the photo once it is stored, and the address that
   * the page gave until then. False when media does not take it.
   */
  async requestPhoto(
    { ownerId, imageId: id }: ImportRecord,
    url: string,
    title: string,
  ): Promise<{ isAccepted: boolean; summary: string }> {
    try {
      await this.bus.call(image.uploadFromUrl, { id, url, title }, { onBehalfOf: cookOf({ ownerId }) });
      return { isAccepted: true, summary: 'photo handed over' };
    } catch (error) {
      // where the page names another photo than when an interrupted run read it, the first one stays
      if (isMadeBefore(error)) return { isAccepted: true, summary: 'photo handed over before' };
      return { isAccepted: false, summary: `photo not kept, its address is: ${(error as Error).message}` };
    }
  }

  private async find(record: ImportRecord, candidate: Candidate): Promise<Owned | null> {
    const { matches } = await this.bus.call(recipe.findSame, { candidates: [candidate] }, { onBehalfOf: cookOf(record) });
    const same = matches[0] ?? null;
    // what an interrupted run of this import has saved is no duplicate
    return same?.id === record.recipeId ? null : same;
  }

  private async whenItAnswers<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      return await withRetry(ask, signal);
    } catch (error) {
      if (mayPass(error)) throw new ImportFailure('timeout', 'recipe creation timeout after 15 seconds', { cause: error });
      throw error;
    }
  }
}

const known = (addresses: (string | null)[]): string[] => [...new Set(addresses)].filter((address) => address !== null);

const cookOf = ({ ownerId }: Pick<ImportRecord, 'ownerId'>): Actor => ({ accountId: ownerId, role: 'cook' });

/** What the recipe's site is called, or where it is. */
function siteOf({ source_name }: RecipeWithPhoto, addresses: (string | null)[]): string {
  const [address] = known(addresses);
  return (source_name || (address && new URL(address).hostname.replace(/^www\./, ''))) ?? '';
}
