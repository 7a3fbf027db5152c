import type { WorkerAnswer, WorkerQuestion } from './worker-client';

/** For the file of a thread: answers what a `WorkerClient` asks. */
export function answerQuestions<Q, A>(answerTo: (question: Q) => A | Promise<A>): void {
  addEventListener('message', ({ data: { id, question } }: MessageEvent<WorkerQuestion<Q>>) => {
    void new Promise<A>((resolve) => resolve(answerTo(question))).then(
      (answer) => postMessage({ id, answer } satisfies WorkerAnswer<A>),
      (error: unknown) => postMessage({ id, failure: String(error) } satisfies WorkerAnswer<A>),
    );
  });
}
