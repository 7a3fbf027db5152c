import { RequestProblem } from '@simmer/client';
import { PUSH_LIMITS } from '@simmer/contracts/constants';
import { write } from '../api/write';
import type { CookingState, CookingTimer } from './cooking-state';

type Timers = Pick<CookingState, 'timers'>;

/** Those whose end is another one than before, and those that end no more. */
export function changesOf(before: Timers, after: Timers): { ending: (CookingTimer & { endsAt: number })[]; over: string[] } {
  const endOf = ({ timers }: Timers, id: string): number | null => timers.find((timer) => timer.id === id)?.endsAt ?? null;
  const isEnding = (timer: CookingTimer): timer is CookingTimer & { endsAt: number } => timer.endsAt !== null;
  return {
    ending: after.timers.filter(isEnding).filter(({ id, endsAt }) => endsAt !== endOf(before, id)),
    over: before.timers.filter(isEnding).flatMap(({ id }) => (endOf(after, id) === null ? [id] : [])),
  };
}

/** Has the cook's devices notified of timers that end while Simmer is closed. */
export async function tellOfTimers(before: Timers, after: Timers): Promise<void> {
  const { ending, over } = changesOf(before, after);
  try {
    await Promise.all([
      ...ending.map(({ id, name, recipeId, endsAt }) =>
        write('PUT /push/timers/:id', { id, name: name.slice(0, PUSH_LIMITS.name), recipeId, endsAt: new Date(endsAt).toISOString() }),
      ),
      ...over.map((id) => write('DELETE /push/timers/:id', { id })),
    ]);
  } catch (error) {
    // without a connection it rings as long as Simmer is open
    if (!(error instanceof RequestProblem)) throw error;
  }
}
