const KEY = 'simmer.install';
const COUNTED = 'simmer.list-used';

/** In so many sessions a cook has used the list before the card is shown. */
const SESSIONS = 2;
/** So long nothing is said after the card was closed. */
export const SILENT_MS = 90 * 86_400_000;

interface Habit {
  /** In how many sessions things were put on the list or ticked. */
  sessions: number;
  /** When the card was closed; epoch milliseconds. */
  closedAt?: number;
}

const habit = (): Habit => JSON.parse(localStorage.getItem(KEY) ?? '{"sessions":0}') as Habit;

const keep = (change: Partial<Habit>): void => localStorage.setItem(KEY, JSON.stringify({ ...habit(), ...change }));

/** The list was used: counts once in a session of this tab. */
export function noteListUse(): void {
  if (sessionStorage.getItem(COUNTED)) return;
  sessionStorage.setItem(COUNTED, 'true');
  keep({ sessions: habit().sessions + 1 });
}

export const closeInstallCard = (): void => keep({ closedAt: Date.now() });

/** Whether the list is used often enough to be worth a place on the screen, and nobody has said no for a while. */
export function isWorthInstalling(): boolean {
  const { sessions, closedAt } = habit();
  return sessions >= SESSIONS && (closedAt === undefined || Date.now() - closedAt >= SILENT_MS);
}
