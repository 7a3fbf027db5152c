import { ReadingProcess } from './reading-process';

interface Waiting {
  give: (process: ReadingProcess) => void;
}

/** A few processes that are lent out, each to one reading at a time; who comes later waits. */
export class ReadingDesk {
  private readonly all: ReadingProcess[];
  private readonly free: ReadingProcess[];
  private readonly waiting: Waiting[] = [];

  constructor(places: number, heapMegabytes: number) {
    this.all = Array.from({ length: places }, () => new ReadingProcess(heapMegabytes));
    this.free = [...this.all];
  }

  /** Of the processes that run at the moment. */
  get processIds(): number[] {
    return this.all.map(({ processId }) => processId).filter((id) => id !== undefined);
  }

  /** Lends a process until it is given back. Throws the reason of the signal when it is aborted while waiting. */
  async take(signal?: AbortSignal): Promise<ReadingProcess> {
    signal?.throwIfAborted();
    // the one used last, so that the others can be ended for want of work
    return this.free.pop() ?? this.turn(signal);
  }

  giveBack(process: ReadingProcess): void {
    const next = this.waiting.shift();
    if (next) next.give(process);
    else this.free.push(process);
  }

  end(): void {
    for (const process of this.all) process.end();
  }

  private turn(signal?: AbortSignal): Promise<ReadingProcess> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        give(process) {
          signal?.removeEventListener('abort', leave);
          resolve(process);
        },
      };
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(waiting);
    });
  }
}
