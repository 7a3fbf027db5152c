import { newId } from '@simmer/client';
import { hasLocks } from '../../device/tab-lock';

/** How long a page that is being left may take to let go of its lock, in milliseconds. */
const LETS_GO_WITHIN_MS = 2_000;

/** This tab until its page is left or loaded again: other tabs see by a lock whether it is still open. */
export const THIS_TAB = openTab();

function openTab(): string {
  const tab = newId();
  if (hasLocks()) void navigator.locks.request(lockOf(tab), () => new Promise(() => undefined));
  return tab;
}

/** Runs it if that tab is closed; an open one looks after what it has itself. */
export async function ifClosed(tab: string, run: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return run();
  const signal = AbortSignal.timeout(LETS_GO_WITHIN_MS);
  try {
    await navigator.locks.request(lockOf(tab), { signal }, run);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function lockOf(tab: string): string {
  return `simmer.tab.${tab}`;
}
