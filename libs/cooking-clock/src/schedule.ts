import { type Dish, type Kitchen, ORDINARY_KITCHEN, SHARED_OVEN_WITHIN, type Task, TOGETHER_WITHIN } from './task';

/** A task on the clock, in minutes before serving: it starts at `start`, the larger number, and ends at `end`. */
export interface ScheduledTask {
  readonly dish: string;
  readonly task: Task;
  readonly start: number;
  readonly end: number;
  /** Which oven, counted from 0; null for what needs none. */
  readonly oven: number | null;
}

export interface Schedule {
  /** In the order in which they start. */
  readonly tasks: readonly ScheduledTask[];
  /** Minutes from the first start to serving. */
  readonly minutes: number;
  /** Minutes that the first dish is ready ahead of the last one. */
  readonly apart: number;
  /** By how much dishes miss being served together; 0 when they do not. */
  readonly tooFarApart: number;
  /** Ids of the tasks of which any delay would delay the dinner, from the first on. */
  readonly critical: readonly string[];
  /** Whether the schedule is proven optimal; false when the search ended early. */
  readonly isBest: boolean;
}

/** Nodes of the search: some 200 ms on a laptop. Four dishes of six tasks end well before that. */
const MOST_NODES = 50_000;

/** A task in reversed time, counted from serving: reversed, a dish begins with its last task, and everything is to be done as early as can be. */
interface Placed {
  readonly dish: number;
  readonly task: Task;
  readonly from: number;
  readonly to: number;
  readonly oven: number | null;
}

/**
 * Schedules dishes backwards from one serving time by exact search with a bound. Hands-on tasks never overlap for more than there are cooks; hobs and ovens are
 * counted. What is wanted, in this order: dishes ready together, a late start, nothing ready early. A task for which the kitchen has no place
 * at all is an error of the caller: RangeError.
 */
export function scheduleDinner(dishes: readonly Dish[], kitchen: Kitchen = ORDINARY_KITCHEN): Schedule {
  for (const { tasks } of dishes) for (const task of tasks) check(task, kitchen);
  const { placed, isBest } = new Search(dishes, kitchen).run();
  const tasks = placed
    .map(({ dish, task, from, to, oven }): ScheduledTask => ({ dish: dishes[dish]?.id ?? '', task, start: to, end: from, oven }))
    .sort((a, b) => b.start - a.start || b.end - a.end);
  const apart = apartness(dishes.length, placed);
  return {
    tasks,
    minutes: Math.max(0, ...tasks.map(({ start }) => start)),
    apart,
    tooFarApart: Math.max(0, apart - TOGETHER_WITHIN),
    critical: criticalPath(placed, kitchen),
    isBest,
  };
}

function check({ id, kind, place }: Task, { cooks, hobs, ovens }: Kitchen): void {
  if ((kind === 'hands-on' && cooks < 1) || (place?.kind === 'hob' && hobs < 1) || (place?.kind === 'oven' && ovens < 1))
    throw new RangeError(`the kitchen has no place for ${id}`);
}

/** The reversed start of each dish's last task is how early it is ready; dishes without tasks are ready always. */
function readiness(count: number, placed: readonly Placed[]): number[] {
  return Array.from({ length: count }, (_, dish) => placed.filter((one) => one.dish === dish))
    .filter((mine) => mine.length > 0)
    .map((mine) => Math.min(...mine.map(({ from }) => from)));
}

function apartness(count: number, placed: readonly Placed[]): number {
  const ready = readiness(count, placed);
  return ready.length === 0 ? 0 : Math.max(...ready) - Math.min(...ready);
}

class Search {
  private readonly chains: readonly (readonly Task[])[];
  /** Minutes of a dish's chain from each task to its end, in reversed order. */
  private readonly remaining: readonly (readonly number[])[];
  private best: Placed[] = [];
  private bestCost = Infinity;
  private nodes = 0;
  /** Partial schedules that were tried: many orders of placing come to the same. */
  private readonly seen = new Set<string>();

  constructor(
    dishes: readonly Dish[],
    private readonly kitchen: Kitchen,
  ) {
    this.chains = dishes.map(({ tasks }) => tasks.toReversed());
    this.remaining = this.chains.map((chain) => chain.map((_, at) => minutesOf(chain.slice(at))));
  }

  run(): { placed: Placed[]; isBest: boolean } {
    this.place(
      [],
      this.chains.map(() => 0),
      this.chains.map(() => 0),
    );
    return { placed: this.best, isBest: this.nodes < MOST_NODES };
  }

  /** Places one more task as early in reversed time as can be; every order of the dishes' tasks is tried that can still be better. */
  private place(placed: Placed[], next: readonly number[], free: readonly number[]): void {
    if (this.nodes++ >= MOST_NODES && this.best.length > 0) return;
    if (this.bound(placed, next, free) >= this.bestCost || this.isSeen(placed)) return;
    const open = this.chains.flatMap((chain, dish) => ((next[dish] ?? 0) < chain.length ? [dish] : []));
    if (open.length === 0) {
      this.bestCost = this.bound(placed, next, free);
      this.best = placed;
      return;
    }
    // the dish with most left first: a good schedule early makes the bound sharp
    const ordered = open.sort((a, b) => this.end(b, next, free) - this.end(a, next, free));
    for (const dish of ordered) {
      const task = this.chains[dish]![next[dish]!]!;
      for (const one of placements(task, dish, free[dish] ?? 0, placed, this.kitchen))
        this.place([...placed, one], replaced(next, dish, next[dish]! + 1), replaced(free, dish, one.to));
    }
  }

  private isSeen(placed: readonly Placed[]): boolean {
    const key = placed
      .map(({ dish, from, oven }) => `${dish} ${from} ${oven}`)
      .sort()
      .join();
    const before = this.seen.size;
    return this.seen.add(key).size === before;
  }

  private end(dish: number, next: readonly number[], free: readonly number[]): number {
    return (free[dish] ?? 0) + (this.remaining[dish]?.[next[dish] ?? 0] ?? 0);
  }

  /** What the schedule costs at least: every dish's chain in one go, all hands-on work in one go. Exact once everything is placed. */
  private bound(placed: readonly Placed[], next: readonly number[], free: readonly number[]): number {
    const handsOn = (tasks: readonly { readonly kind: string; readonly minutes: number }[]): number =>
      minutesOf(tasks.filter(({ kind }) => kind === 'hands-on'));
    const work = this.chains.reduce((sum, chain) => sum + handsOn(chain), 0) / Math.max(1, this.kitchen.cooks);
    const length = Math.max(0, work, ...this.chains.map((_, dish) => this.end(dish, next, free)));
    const ready = readiness(this.chains.length, placed);
    const early = Math.max(0, ...ready);
    const sum = ready.reduce((total, one) => total + one, 0);
    return Math.max(0, early - TOGETHER_WITHIN) * 1e8 + length * 1e4 + sum;
  }
}

const minutesOf = (tasks: readonly { readonly minutes: number }[]): number => tasks.reduce((sum, { minutes }) => sum + minutes, 0);

const replaced = (list: readonly number[], at: number, value: number): number[] => list.map((old, index) => (index === at ? value : old));

/** The earliest place of a task from a time on; one for each oven that makes a difference. */
function placements(task: Task, dish: number, from: number, placed: readonly Placed[], kitchen: Kitchen): Placed[] {
  const starts = [from, ...placed.map(({ to }) => to).filter((to) => to > from)].sort((a, b) => a - b);
  const ovens = task.place?.kind === 'oven' ? Array.from({ length: kitchen.ovens }, (_, index) => index) : [null];
  const used = new Set(placed.map(({ oven }) => oven));
  const found: Placed[] = [];
  for (const oven of ovens) {
    const start = starts.find((at) => isFree(task, oven, at, placed, kitchen));
    if (start !== undefined) found.push({ dish, task, from: start, to: start + task.minutes, oven });
    // empty ovens are alike
    if (oven !== null && !used.has(oven)) break;
  }
  return found;
}

function isFree(task: Task, oven: number | null, from: number, placed: readonly Placed[], { cooks, hobs }: Kitchen): boolean {
  const beside = placed.filter((other) => other.from < from + task.minutes && other.to > from);
  const { place } = task;
  if (task.kind === 'hands-on' && busiest(beside.filter((other) => other.task.kind === 'hands-on')) >= cooks) return false;
  if (place?.kind === 'hob' && busiest(beside.filter((other) => other.task.place?.kind === 'hob')) >= hobs) return false;
  return place?.kind !== 'oven' || beside.every((other) => other.oven !== oven || sharesOven(place.celsius, other.task));
}

const sharesOven = (celsius: number, { place }: Task): boolean =>
  place?.kind !== 'oven' || Math.abs(place.celsius - celsius) <= SHARED_OVEN_WITHIN;

/** How many of some tasks run at once at most. */
function busiest(tasks: readonly Placed[]): number {
  return Math.max(0, ...tasks.map(({ from }) => tasks.filter((other) => other.from <= from && other.to > from).length));
}

/** From the task that starts first, what it waits for by its dish or by what it shares, up to serving. */
function criticalPath(placed: readonly Placed[], kitchen: Kitchen): string[] {
  const path: string[] = [];
  let at = placed.reduce<Placed | undefined>((last, one) => (!last || one.to > last.to ? one : last), undefined);
  while (at) {
    const current: Placed = at;
    path.push(current.task.id);
    at =
      placed.find((one) => one.to === current.from && one.dish === current.dish) ??
      placed.find((one) => one.to === current.from && competes(one, current, kitchen));
  }
  return path;
}

function competes(one: Placed, other: Placed, { hobs }: Kitchen): boolean {
  const bothHandsOn = one.task.kind === 'hands-on' && other.task.kind === 'hands-on';
  const bothHobs = one.task.place?.kind === 'hob' && other.task.place?.kind === 'hob' && hobs > 0;
  return bothHandsOn || bothHobs || (one.oven !== null && one.oven === other.oven);
}
