import {
  type AccountActor,
  type Actor,
  includes,
  includesScope,
  LEVELS,
  type Level,
  type Operation,
  type Plan,
  ProblemError,
  type Scope,
  type StaffRole,
  MINUTE_MS,
} from '@simmer/contracts';

/** What an operation says of those who may call it. */
export type WhoMayCall = Pick<Operation, 'access'> & Partial<Pick<Operation, 'requires' | 'scope' | 'staffRoles'>>;

/**
 * Throws unless an actor (null: a visitor) may call what is declared so. An account's plan, and whether its address is verified, take a question:
 * `checkPlan` and `checkEmail` look at them.
 */
export function checkActor(
  { access, requires = {}, scope = null, staffRoles = [] }: WhoMayCall,
  actor: Actor | null,
  now = Date.now(),
): void {
  if (access === 'public') return;
  if (!actor || actor.role === 'visitor') throw new ProblemError('access.signed-out');
  if (access === 'service' || access === 'guest') {
    if (actor.role !== access) throw new ProblemError('access.forbidden');
    return;
  }
  if (actor.accountId === null) throw new ProblemError(actor.role === 'guest' ? 'access.forbidden' : 'access.signed-out');
  if (access === 'staff' && !hasRole(actor, staffRoles)) throw new ProblemError('access.forbidden');
  if (actor.role === 'client') checkScope(scope, actor);
  // what staff may do is worth more than one password
  checkLevel(access === 'staff' ? { ...requires, level: 'second-factor' } : requires, actor, now);
}

/** Throws `access.upgrade-required` unless the plan of the actor's account includes what is declared. A service is on no plan. */
export async function checkPlan(
  { plan: what }: Operation['requires'],
  actor: Actor,
  planOf: (accountId: string) => Promise<Plan>,
): Promise<void> {
  if (!what || actor.role === 'service') return;
  if (!includes(actor.accountId === null ? 'free' : await planOf(actor.accountId), what)) throw new ProblemError('access.upgrade-required');
}

/** Throws `access.email-unverified` unless the address of the actor's account is verified, where that is declared. A service has no address. */
export async function checkEmail(
  { verifiedEmail }: Operation['requires'],
  actor: Actor,
  isVerified: (accountId: string) => Promise<boolean>,
): Promise<void> {
  if (!verifiedEmail || actor.accountId === null) return;
  if (!(await isVerified(actor.accountId))) throw new ProblemError('access.email-unverified');
}

/** An operation without a role is closed. */
const hasRole = (actor: Actor, roles: readonly StaffRole[]): boolean =>
  actor.role === 'staff' && roles.some((role) => actor.staffRoles.includes(role));

function checkScope(scope: Scope | null, { scopes }: Extract<Actor, { role: 'client' }>): void {
  if (!scope || !includesScope(scopes, scope)) throw new ProblemError('access.scope-missing');
}

function checkLevel({ level, recentAuth }: Operation['requires'], actor: AccountActor, now: number): void {
  const { level: shown = 'none', authenticatedAt = 0 } = actor.role === 'client' ? {} : actor;
  if (shown === 'half' && level !== 'half') throw new ProblemError('access.second-factor-required');
  if (level && strengthOf(shown) < strengthOf(level))
    throw new ProblemError(level === 'second-factor' ? 'access.second-factor-required' : 'access.sign-in-again');
  if (recentAuth !== undefined && authenticatedAt < now - recentAuth * MINUTE_MS) throw new ProblemError('access.sign-in-again');
}

const strengthOf = (level: Level): number => LEVELS.indexOf(level);
