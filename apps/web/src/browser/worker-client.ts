/** Not every browser has it, and TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): URL };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The address of a file of our own, for a thread or a service worker. Our pages run no script from any other address in a text. */
export function ownScript(file: string): string | URL {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('simmer-worker', { createScriptURL: (url) => url });
  return policy?.createScriptURL(file) ?? file;
}

/** A question on its way to the thread. */
export interface WorkerQuestion<Q> {
  id: number;
  question: Q;
}

/** What the thread has to say to it: an answer, or why there is none. */
export type WorkerAnswer<A> = { id: number; answer: A } | { id: number; failure: string };

/** The thread could not answer. */
export class WorkerFailure extends Error {}

/** Asks questions of a thread that answers with `answerQuestions`. */
export class WorkerClient<Q, A> {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve: (answer: A) => void; reject: (failure: Error) => void }>();
  private asked = 0;

  /** `name` is what a failure to load the file calls it. */
  constructor(ownFile: string, name: string) {
    // imported as `./some.worker.ts?worker&url`
    this.worker = new Worker(ownScript(ownFile), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<A>>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('failure' in data) waiting?.reject(new WorkerFailure(data.failure));
      else waiting?.resolve(data.answer);
    });
    // a thread whose file did not come answers nobody, and fails without a message
    this.worker.addEventListener('error', (event) => {
      const { message } = event as Partial<ErrorEvent>;
      for (const { reject } of this.waiting.values()) reject(new WorkerFailure(message || `Loading chunk ${name} failed`));
      this.waiting.clear();
    });
  }

  /** Rejects with a `WorkerFailure`. */
  ask(question: Q): Promise<A> {
    return new Promise((resolve, reject) => this.waiting.set(this.send(question), { resolve, reject }));
  }

  /** Asks without waiting for an answer. */
  tell(question: Q): void {
    this.send(question);
  }

  /** What is still asked is never answered. */
  close(): void {
    this.worker.terminate();
  }

  private send(question: Q): number {
    const id = ++this.asked;
    this.worker.postMessage({ id, question } satisfies WorkerQuestion<Q>);
    return id;
  }
}
