/**
 * A point of a hybrid logical clock (Kulkarni et al., 2014) as one string that sorts by time, then by count, then by device:
 * `00mf1u6k0.0003.phone`. No two operations have the same.
 */
export type Stamp = string;

/** Clocks that run ahead of the server's by more than this are pulled back. */
export const MOST_AHEAD_MS = 5 * 60_000;

const TIME_DIGITS = 9;
const COUNT_DIGITS = 4;

export function stampOf(time: number, count: number, device: string): Stamp {
  const digits = (value: number, length: number): string => Math.max(0, Math.floor(value)).toString(36).padStart(length, '0');
  return `${digits(time, TIME_DIGITS)}.${digits(count, COUNT_DIGITS)}.${device}`;
}

/** Milliseconds since 1970 of a stamp. */
export const timeOf = (stamp: Stamp): number => parseInt(stamp.slice(0, TIME_DIGITS), 36);

const countOf = (stamp: Stamp): number => parseInt(stamp.slice(TIME_DIGITS + 1, TIME_DIGITS + 1 + COUNT_DIGITS), 36);

/**
 * Gives stamps that never go back, whatever the device's clock does, and come after every stamp that was seen. `now` is the device's own
 * clock in ms; what it is wrong by is learned from the server's answers.
 */
export class HybridClock {
  private last: { time: number; count: number } = { time: 0, count: 0 };

  constructor(
    private readonly device: string,
    private readonly now: () => number,
    private offset = 0,
  ) {}

  /** By how many ms the device's clock is behind the server's, as far as it was told. */
  get behind(): number {
    return this.offset;
  }

  next(): Stamp {
    const time = this.now() + this.offset;
    this.last = time > this.last.time ? { time, count: 0 } : { time: this.last.time, count: this.last.count + 1 };
    return stampOf(this.last.time, this.last.count, this.device);
  }

  /** What is stamped from now on comes after this. A stamp that runs ahead by more than {@link MOST_AHEAD_MS} is not followed. */
  saw(stamp: Stamp): void {
    const time = timeOf(stamp);
    if (time > this.now() + this.offset + MOST_AHEAD_MS) return;
    if (time > this.last.time || (time === this.last.time && countOf(stamp) > this.last.count)) this.last = { time, count: countOf(stamp) };
  }

  /** Takes over the server's time. A clock that ran ahead by much starts again from there. */
  correct(serverTime: number): void {
    this.offset = serverTime - this.now();
    if (this.last.time > serverTime + MOST_AHEAD_MS) this.last = { time: serverTime, count: 0 };
  }
}
