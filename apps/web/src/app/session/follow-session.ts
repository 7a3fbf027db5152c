import type { createAppRouter } from '../router';
import { session } from '../../api/session/session';

/** When a session ends that its cook did not end, the guards send them to signing in, and back to the page afterwards. */
export const followSession = (router: ReturnType<typeof createAppRouter>): (() => void) =>
  session.subscribe(() => {
    const current = session.current();
    if (current.status === 'signed-out' && current.expired) void router.invalidate();
  });
