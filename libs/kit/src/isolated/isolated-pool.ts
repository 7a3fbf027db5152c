import { type IsolatedOptions, IsolatedProcess } from './isolated-process';

interface Waiting<P> {
  give: (process: P) => void;
}

/** A few isolated processes that are lent out, each to one task at a time; who comes later waits. */
export class IsolatedPool<Request, Reply> {
  private readonly all: IsolatedProcess<Request, Reply>[];
  private readonly free: IsolatedProcess<Request, Reply>[];
  private readonly waiting: Waiting<IsolatedProcess<Request, Reply>>[] = [];

  constructor(places: number, options: IsolatedOptions) {
    this.all = Array.from({ length: places }, () => new IsolatedProcess(options));
    this.free = [...this.all];
  }

  /** Of the processes that run at the moment. */
  get processIds(): number[] {
    return this.all.map(({ processId }) => processId).filter((id) => id !== undefined);
  }

  /** One request to a process that is free. Throws IsolatedFailure, or the reason of the signal. */
  async ask(request: Request, options: { mostMs: number; signal?: AbortSignal | undefined }): Promise<Reply> {
    const process = await this.take(options.signal);
    try {
      return await process.ask(request, options);
    } finally {
      this.giveBack(process);
    }
  }

  /** Lends a process until it is given back, for several requests that belong together. Throws the reason of the signal when it is aborted while waiting. */
  async take(signal?: AbortSignal): Promise<IsolatedProcess<Request, Reply>> {
    signal?.throwIfAborted();
    // the one used last, so that the others can be ended for want of work
    return this.free.pop() ?? this.turn(signal);
  }

  giveBack(process: IsolatedProcess<Request, Reply>): void {
    const next = this.waiting.shift();
    if (next) next.give(process);
    else this.free.push(process);
  }

  /** Ends all processes, whatever they are doing. */
  end(): void {
    for (const process of this.all) process.end();
  }

  private turn(signal?: AbortSignal): Promise<IsolatedProcess<Request, Reply>> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting<IsolatedProcess<Request, Reply>> = {
        give(process) {
          signal?.removeEventListener('abort', leave);
          resolve(process);
        },
      };
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(waiting);
    });
  }
}
