import type { Diet } from '@simmer/contracts/constants';
import type { Excerpt, FoundRecipes, Kept } from '@simmer/recipe-search';
import { openWorker } from '../../../browser/own-worker';
import { openedDevice, whenDeviceChanges } from '../../device';
import type { LocalLibrary } from '../local-library';
import type { FoodName } from './food-names';
import fileOfWorker from './search.worker.ts?worker&url';

export type Question =
  | { ask: 'open'; accountId: string }
  | { ask: 'changed'; ids: readonly string[] }
  | { ask: 'search'; question: string; exact: boolean; diets: readonly Diet[]; most: number }
  | { ask: 'ids'; question: string; diets: readonly Diet[] }
  | { ask: 'suggest'; typed: string };

/** A recipe of this device that was found, with why. */
export interface LocalHit {
  id: string;
  why: readonly Excerpt[];
  lacks: string | null;
  minutesOver: number;
  keeps: readonly Kept[];
}

export interface Answers {
  open: null;
  changed: null;
  search: Omit<FoundRecipes, 'hits' | 'slower'> & { hits: LocalHit[]; slower: LocalHit[] };
  ids: string[];
  suggest: { hits: LocalHit[]; foods: FoodName[] };
}

type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

interface Waiting {
  resolve: (answer: never) => void;
  reject: (failure: Error) => void;
}

/** The thread could not answer. */
export class SearchFailure extends Error {}

/** Searches the copy of a library in a thread of its own, so that thousands of recipes never hold up a key. */
export class SearchThread {
  private readonly worker = openWorker(fileOfWorker);
  private readonly waiting = new Map<number, Waiting>();
  private readonly unfollow: () => void;
  private asked = 0;

  constructor(readonly library: LocalLibrary) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer?: unknown; failure?: string }>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.failure === undefined) waiting?.resolve(data.answer as never);
      else waiting?.reject(new SearchFailure(data.failure));
    });
    // a thread whose file did not come answers nobody
    this.worker.addEventListener('error', () => {
      for (const { reject } of this.waiting.values()) reject(new SearchFailure('Loading chunk search failed'));
      this.waiting.clear();
    });
    this.tell({ ask: 'open', accountId: library.accountId });
    this.unfollow = library.follow((ids) => this.tell({ ask: 'changed', ids }));
  }

  ask<K extends 'search' | 'ids' | 'suggest'>(question: Ask<K>): Promise<Answers[K]> {
    const id = ++this.asked;
    return new Promise<Answers[K]>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, question });
    });
  }

  close(): void {
    this.unfollow();
    this.worker.terminate();
  }

  private tell(question: Question): void {
    this.worker.postMessage({ id: ++this.asked, question });
  }
}

let thread: SearchThread | undefined;

/** The search over this device's copy; undefined until all of the library is here. */
export function searchThread(): SearchThread | undefined {
  const library = openedDevice()?.library;
  if (thread && thread.library !== library) {
    thread.close();
    thread = undefined;
  }
  if (!thread && library?.current.isComplete) {
    thread = new SearchThread(library);
    const own = thread;
    const unfollow = whenDeviceChanges(() => {
      if (openedDevice()?.library === own.library) return;
      unfollow();
      own.close();
      if (thread === own) thread = undefined;
    });
  }
  return thread;
}
