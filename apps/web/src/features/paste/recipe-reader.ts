import type { LabelledLine, LineLabel, TextRecipe } from '@simmer/culinary/recipe-text';
import { openWorker } from '../../browser/own-worker';
import fileOfWorker from './recipe-reader.worker.ts?worker&url';

export interface Question {
  text: string;
  /** Labels that the cook gave, by the key of the line. */
  changes: Record<string, LineLabel>;
}

export interface Reading {
  /** The lines as Simmer takes them, without the cook's changes. */
  labelled: LabelledLine[];
  /** The recipe with the cook's changes. */
  recipe: TextRecipe;
}

interface Listener {
  onReading: (reading: Reading) => void;
  onFailure: (failure: Error) => void;
}

/** Reads pasted texts in a thread of its own: a long one takes longer to read than a key takes to type. */
export class RecipeReader {
  private readonly worker = openWorker(fileOfWorker);
  /** Who waits for an answer; they come in the order of the questions. */
  private readonly waiting: ((reading: Reading) => void)[] = [];
  private wanted: Question | undefined;
  private isFollowing = false;

  constructor(private readonly listener: Listener) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reading>) => this.waiting.shift()?.(data));
    this.worker.addEventListener('error', (event) => listener.onFailure(failureOf(event)));
  }

  read(question: Question): Promise<Reading> {
    this.worker.postMessage(question);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Tells the listener what this says. What is asked meanwhile waits, and of that only the last is read. */
  follow(question: Question): void {
    this.wanted = question;
    if (!this.isFollowing) void this.catchUp();
  }

  close(): void {
    this.worker.terminate();
  }

  private async catchUp(): Promise<void> {
    this.isFollowing = true;
    while (this.wanted) {
      const question = this.wanted;
      this.wanted = undefined;
      this.listener.onReading(await this.read(question));
    }
    this.isFollowing = false;
  }
}

/** A thread whose file did not come fails without a message. */
function failureOf(event: Event): Error {
  return new Error(event instanceof ErrorEvent ? event.message : 'Loading chunk recipe-reader failed');
}
