import type { Diet } from '@simmer/contracts/constants';
import type { Excerpt, FoundRecipes, Verdict } from '@simmer/recipe-search';
import { WorkerClient } from '../../../browser/worker-client';
import { deviceChanges, openedDevice } from '../../device';
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
  keeps: readonly Verdict[];
}

export interface Answers {
  open: null;
  changed: null;
  search: Omit<FoundRecipes, 'hits' | 'slower'> & { hits: LocalHit[]; slower: LocalHit[] };
  ids: string[];
  suggest: { hits: LocalHit[]; foods: FoodName[] };
}

type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

/** Searches the copy of a library in a thread of its own, so that thousands of recipes never hold up a key. */
export class SearchThread {
  private readonly worker = new WorkerClient<Question, Answers[Question['ask']]>(fileOfWorker, 'search');
  private readonly unfollow: () => void;

  constructor(readonly library: LocalLibrary) {
    this.worker.tell({ ask: 'open', accountId: library.accountId });
    this.unfollow = library.follow((ids) => this.worker.tell({ ask: 'changed', ids }));
  }

  /** Rejects with a `WorkerFailure`. */
  ask<K extends 'search' | 'ids' | 'suggest'>(question: Ask<K>): Promise<Answers[K]> {
    return this.worker.ask(question) as Promise<Answers[K]>;
  }

  close(): void {
    this.unfollow();
    this.worker.close();
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
    const unfollow = deviceChanges.listen(() => {
      if (openedDevice()?.library === own.library) return;
      unfollow();
      own.close();
      if (thread === own) thread = undefined;
    });
  }
  return thread;
}
