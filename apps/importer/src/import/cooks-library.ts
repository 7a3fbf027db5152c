import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { IMAGE_UPLOAD_TIMEOUT_MS, type ImageUpload, IMPORT_MESSAGES, type InputOf, operations, type recipe } from '@simmer/contracts';
import { type Actor, Bus } from '@simmer/kit';
import { ImportFailure } from '../running/import-failure';
import { CALL_WITHIN_MS, isMadeBefore, isOutage, isOwned, mayPass, patiently } from '../running/patiently';
import type { ImportRecord } from './import.schema';
import type { PageRecipe } from './recipe-draft';

const POLL_MS = 150;

type Candidate = InputOf<typeof recipe.findSame>['candidates'][number];
type Owned = { id: string; title: string };
type KeptRecipe = PageRecipe & Pick<InputOf<typeof recipe.create>, 'image_id' | 'origins'>;

/** The library of the cook who imports: is the recipe there, and in it goes. */
@Injectable()
export class CooksLibrary {
  constructor(private readonly bus: Bus) {}

  /** A recipe under exactly this address; null also when the library does not answer now: it is asked again before anything is saved. */
  async ownedUnder(record: ImportRecord, address: string): Promise<Owned | null> {
    try {
      return await this.find(record, { addresses: [address], title: '', ingredients: [] });
    } catch (error) {
      if (isOutage(error)) return null;
      throw error;
    }
  }

  /** A recipe of the same address, or with the same title and ingredients. */
  findSame(record: ImportRecord, { title, ingredients }: PageRecipe, addresses: (string | null)[], signal: AbortSignal): Promise<Owned | null> {
    return this.whenItAnswers(() => this.find(record, { addresses: known(addresses), title, ingredients: ingredients.map(({ text }) => text) }), signal);
  }

  /**
   * Creates the recipe under the id that the import has had from the start, so that it can be tried again safely. Returns the one that has come
   * in since it was looked for, instead.
   */
  async create(record: ImportRecord, draft: KeptRecipe, addresses: (string | null)[], signal: AbortSignal): Promise<Owned | null> {
    const options = { onBehalfOf: cookOf(record), timeoutMs: CALL_WITHIN_MS };
    const asked = { ...draft, id: record.recipeId, ...(!record.evenIfOwned && { unlessOwned: { addresses: known(addresses) } }) };
    try {
      await this.whenItAnswers(() => this.bus.call(operations.recipes.recipe.create, asked, options), signal);
      return null;
    } catch (error) {
      if (isMadeBefore(error)) return null;
      const owned = isOwned(error) ? await this.findSame(record, draft, addresses, signal) : null;
      if (!owned) throw error;
      return owned;
    }
  }

  /** Asks media to keep a picture and waits a little; whether it does, or still may. */
  async keepPicture(record: ImportRecord, url: string, title: string, signal: AbortSignal): Promise<{ isKept: boolean; summary: string }> {
    const giveUpAt = Date.now() + IMAGE_UPLOAD_TIMEOUT_MS;
    try {
      let upload = await this.upload(record, url, title);
      while (upload.status === 'queued' && Date.now() < giveUpAt) {
        await pause(POLL_MS, undefined, { signal });
        upload = await this.bus.call(operations.media.image.read, { id: record.imageId }, { onBehalfOf: cookOf(record) });
      }
      return { isKept: upload.status !== 'failed', summary: `picture ${upload.status}${upload.error ? `: ${upload.error}` : ''}` };
    } catch (error) {
      signal.throwIfAborted();
      return { isKept: false, summary: `picture not saved, its address is kept: ${(error as Error).message}` };
    }
  }

  /** Where the page names another picture than when an interrupted run read it, the first one stays. */
  private async upload({ ownerId, imageId: id }: ImportRecord, url: string, title: string): Promise<ImageUpload> {
    const { image } = operations.media;
    const onBehalfOf = cookOf({ ownerId });
    try {
      return await this.bus.call(image.uploadFromUrl, { id, url, title }, { onBehalfOf });
    } catch (error) {
      if (!isMadeBefore(error)) throw error;
      return this.bus.call(image.read, { id }, { onBehalfOf });
    }
  }

  private async find(record: ImportRecord, candidate: Candidate): Promise<Owned | null> {
    const { matches } = await this.bus.call(operations.recipes.recipe.findSame, { candidates: [candidate] }, { onBehalfOf: cookOf(record) });
    const same = matches[0] ?? null;
    // what an interrupted run of this import has saved is no duplicate
    return same?.id === record.recipeId ? null : same;
  }

  private async whenItAnswers<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      return await patiently(ask, signal);
    } catch (error) {
      if (mayPass(error)) throw new ImportFailure('timeout', IMPORT_MESSAGES.creationTimeout, { cause: error });
      throw error;
    }
  }
}

const known = (addresses: (string | null)[]): string[] => [...new Set(addresses)].filter((address) => address !== null);

const cookOf = ({ ownerId }: Pick<ImportRecord, 'ownerId'>): Actor => ({ accountId: ownerId, role: 'cook' });
