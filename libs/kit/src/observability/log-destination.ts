import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** What waits to be written, in characters: with more the oldest would be long out of date. */
const MOST_WAITING = 1_000_000;
/** A full pipe is read on in a moment. */
const AGAIN_AFTER_MS = 50;
const IS_BUSY = new Set(['EAGAIN', 'EBUSY']);

/**
 * Where the log goes: a file descriptor, standard output as a rule. A line that cannot be written, such as on a full disk, is dropped and
 * counted, and the next line that can be written comes with their number: nothing that is served waits for its log, fails, or ends with it.
 */
export class LogDestination implements DestinationStream {
  private waiting: string[] = [];
  private characters = 0;
  private isWriting = false;
  private droppedSince = 0;
  /** How many lines were never written. */
  dropped = 0;

  constructor(private readonly fd: number) {}

  write(line: string): void {
    if (this.characters + line.length > MOST_WAITING) return this.drop(1);
    this.waiting.push(line);
    this.characters += line.length;
    if (!this.isWriting) this.next();
  }

  /** Flushes synchronously when the process ends, once. */
  flush(): void {
    const rest = this.take();
    if (rest.length === 0) return;
    try {
      writeSync(this.fd, rest.join(''));
    } catch {
      this.drop(rest.length); // where lines go there is no room even to say so
    }
  }

  private next(): void {
    const lines = this.take();
    this.isWriting = lines.length > 0;
    if (this.isWriting) this.put(Buffer.from(lines.join('')), lines.length);
  }

  private take(): string[] {
    const lines = this.waiting;
    this.waiting = [];
    this.characters = 0;
    return lines;
  }

  private put(bytes: Buffer, lines: number): void {
    write(this.fd, bytes, (error, written) => {
      if (error && IS_BUSY.has(error.code ?? '')) return void setTimeout(() => this.put(bytes, lines), AGAIN_AFTER_MS).unref();
      if (error) this.drop(lines);
      else if (written < bytes.length) return this.put(bytes.subarray(written), lines);
      else this.reportDropped();
      this.next();
    });
  }

  private drop(lines: number): void {
    this.dropped += lines;
    this.droppedSince += lines;
  }

  private reportDropped(): void {
    if (this.droppedSince === 0) return;
    const line = {
      level: 'error',
      time: new Date().toISOString(),
      dropped: this.droppedSince,
      msg: 'lines of the log could not be written',
    };
    this.droppedSince = 0;
    this.write(`${JSON.stringify(line)}\n`);
  }
}

/** Of all services of a process. */
export const standardOutput = new LogDestination(1);
process.on('exit', () => standardOutput.flush());
