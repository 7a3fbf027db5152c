import { RequestProblem, type RouteInput } from '@simmer/client';
import { client } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { isRecipe } from '../../api/recipe-answer';
import { writeRules } from '../../api/writes';
import { type QueuedRoute, queuedWrites } from '../../api/writes/queued';
import type { Write, WriteRoute } from '../../api/writes/rules';
import type { QueuedWrite } from '../database';
import type { LocalLibrary } from '../library/local-library';
import { type NewWrite, WriteQueue } from './write-queue';

export interface RecipeQueueOptions {
  accountId: string;
  /** How a write is sent. */
  write: Write;
  /** The server does not take a write; `retry` asks for the same again. */
  onRefused(problem: RequestProblem, retry: () => void): void;
}

const queuedWrite = <R extends QueuedRoute>(route: R, input: RouteInput<R>): NewWrite => ({
  ...{ route, input, replaces: queuedWrites[route].replaces },
  subject: (input as { id: string }).id,
});

/** Of these, later words follow earlier ones. */
const IN_ORDER: readonly string[] = ['POST /recipes', 'PUT /recipes/:id', 'POST /meal-plan/:id/changes'] satisfies QueuedRoute[];

/** The writes on recipes and plans that wait for the server; library and plan show them meanwhile. */
export class RecipeQueue {
  /** What waits for the server, and what it refused. A new array with every change. */
  writes: readonly QueuedWrite[] = [];
  private readonly queue: WriteQueue;

  constructor(
    private readonly options: RecipeQueueOptions,
    private readonly library: LocalLibrary,
    onPassing: (problem: RequestProblem) => void,
  ) {
    this.queue = new WriteQueue({
      accountId: options.accountId,
      send: (queued) => this.send(queued),
      onRefused: (queued, problem) => this.refuse(problem, () => void this.queue.retry(queued.order)),
      onPassing,
      onChange: (writes) => this.show(writes),
    });
  }

  /** Shows what an earlier visit has left waiting. */
  async load(): Promise<void> {
    this.show(await this.queue.all());
  }

  /** One change of each of several subjects; they are kept together, so that whoever leaves the page at once loses none of them. */
  async write<R extends QueuedRoute>(route: R, ...inputs: readonly RouteInput<R>[]): Promise<void> {
    const { optimistic } = writeRules[route] ?? {};
    for (const input of inputs) optimistic?.(queryClient, input as never);
    if (await this.queue.add(...inputs.map((input) => queuedWrite(route, input)))) return;
    // what cannot be kept is sent now or not at all
    for (const input of inputs)
      await this.options.write(route, input).catch((problem: unknown) => {
        if (!(problem instanceof RequestProblem)) throw problem;
        this.refuse(problem, () => void this.write(route, input));
      });
  }

  /** Keeps a write for when there is a connection. False where nothing can be kept. */
  keepForLater<R extends QueuedRoute>(route: R, input: RouteInput<R>): Promise<boolean> {
    return this.queue.add(queuedWrite(route, input));
  }

  /** Whether words of a recipe, or changes of a week, wait that the server does not know yet. */
  isWaiting(id: string): boolean {
    return this.writes.some(({ subject, route, refused }) => subject === id && !refused && IN_ORDER.includes(route));
  }

  retry(order: number): Promise<void> {
    return this.queue.retry(order);
  }

  /** Takes a write back that waits, or was refused: what is shown is again what the server knows. */
  discard(order: number): Promise<void> {
    return this.queue.discard(order);
  }

  /** Sends what waits. */
  drain(): Promise<void> {
    return this.queue.drain();
  }

  close(): void {
    this.queue.close();
  }

  private show(writes: readonly QueuedWrite[]): void {
    this.writes = writes;
    this.library.setWrites(writes);
  }

  private refuse(problem: RequestProblem, retry: () => void): void {
    // what was shown was not taken: the server says what is
    void queryClient.invalidateQueries();
    this.options.onRefused(problem, retry);
  }

  private async send({ route, input }: QueuedWrite): Promise<{ before: number | undefined; after: number } | undefined> {
    const { id } = input as { id: string };
    const before = this.library.revisionOf(id);
    const answer = await this.sendOnce(route as WriteRoute, input);
    if (!isRecipe(answer)) {
      if (route === 'DELETE /recipes/:id') await this.library.drop([id]);
      return undefined;
    }
    await this.library.keep(answer);
    // nobody else has changed it in between
    return { before: before === answer.revision - 1 ? before : undefined, after: answer.revision };
  }

  /** An earlier try at a new recipe, whose answer was lost, may have arrived with other words: these are written over them. */
  private async sendOnce(route: WriteRoute, input: object): Promise<unknown> {
    try {
      return await this.options.write(route, input as never);
    } catch (problem) {
      if (route !== 'POST /recipes' || !(problem instanceof RequestProblem) || problem.code !== 'request.id-reused') throw problem;
      const {
        origins: _,
        favorite: _favorite,
        created_at: _at,
        unlessOwned: _owned,
        id = '',
        ...draft
      } = input as RouteInput<'POST /recipes'>;
      const { revision } = await client.call('GET /recipes/:id', { id });
      return this.options.write('PUT /recipes/:id', { ...draft, id, revision });
    }
  }
}
