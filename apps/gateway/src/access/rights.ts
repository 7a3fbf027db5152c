import { type Access, ProblemError } from '@simmer/contracts';
import type { Actor } from '@simmer/kit';

/** Throws unless the actor (null: a visitor) may use something that is open to `access`. */
export function checkAccess(access: Access | undefined, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw new ProblemError('access.signed-out');
  if (access === 'cook') return;
  if (access !== 'staff' || actor.role !== 'staff') throw new ProblemError('access.forbidden');
}
