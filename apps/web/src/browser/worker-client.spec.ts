import { WorkerClient, WorkerFailure, type WorkerQuestion } from './worker-client';

/** A thread that answers when the test says so. */
class HeldThread extends EventTarget {
  static last: HeldThread;
  readonly asked: WorkerQuestion<string>[] = [];

  constructor() {
    super();
    HeldThread.last = this;
  }

  postMessage(question: WorkerQuestion<string>): void {
    this.asked.push(question);
  }

  answer(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
Object.assign(globalThis, { Worker: HeldThread, window: globalThis });

describe('a client of a thread', () => {
  it('gives every question its own answer, in whatever order they come', async () => {
    const client = new WorkerClient<string, string>('some.js', 'some');
    const answers = Promise.all([client.ask('a'), client.ask('b')]);
    const [a, b] = HeldThread.last.asked;
    HeldThread.last.answer({ id: b?.id, answer: 'B' });
    HeldThread.last.answer({ id: a?.id, answer: 'A' });
    expect(await answers).toEqual(['A', 'B']);
  });

  it('fails the one question that the thread cannot answer', async () => {
    const client = new WorkerClient<string, string>('some.js', 'some');
    const failing = client.ask('a');
    HeldThread.last.answer({ id: HeldThread.last.asked[0]?.id, failure: 'Error: too long' });
    await expect(failing).rejects.toEqual(new WorkerFailure('Error: too long'));
  });

  it('fails all that wait when the file of the thread does not come', async () => {
    const client = new WorkerClient<string, string>('some.js', 'some');
    const failing = client.ask('a');
    HeldThread.last.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toEqual(new WorkerFailure('Loading chunk some failed'));
  });
});
