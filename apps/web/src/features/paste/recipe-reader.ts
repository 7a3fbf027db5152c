import type { LabelledLine, LineLabel, TextRecipe } from '@simmer/culinary/recipe-text';
import { WorkerClient } from '../../browser/worker-client';
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
  /** Nothing more is read. */
  onFailure: (failure: Error) => void;
}

/** Reads pasted texts in a thread of its own: a long one takes longer to read than a key takes to type. */
export class RecipeReader {
  private readonly worker = new WorkerClient<Question, Reading>(fileOfWorker, 'recipe-reader');
  private wanted: Question | undefined;
  private isFollowing = false;

  constructor(private readonly listener: Listener) {}

  /** Rejects with a `WorkerFailure`. */
  read(question: Question): Promise<Reading> {
    return this.worker.ask(question);
  }

  /** Tells the listener what this says. What is asked meanwhile waits, and of that only the last is read. */
  follow(question: Question): void {
    this.wanted = question;
    if (!this.isFollowing) void this.catchUp().catch(this.listener.onFailure);
  }

  close(): void {
    this.worker.close();
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
