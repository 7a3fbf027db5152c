import { z } from 'zod';
import { Scope } from './scope';
import { StaffRoles } from './staff-role';

/**
 * How somebody has shown that an account is theirs, from weak to strong. none: a service acts for the account. half: the password was right and
 * the second factor is still to come. password: the account has no second factor. second-factor: both, or a passkey.
 */
export const LEVELS = ['none', 'half', 'password', 'second-factor'] as const;
export const Level = z.enum(LEVELS);
export type Level = z.infer<typeof Level>;

const ofAccount = {
  accountId: z.string(),
  /** The session that a request came with; lets sign-out end just that one. */
  sessionId: z.string().optional(),
  level: Level.optional(),
  /** When that was shown, in milliseconds since 1970. */
  authenticatedAt: z.int().optional(),
};

const Visitor = z.object({ role: z.literal('visitor'), accountId: z.null() });
const Service = z.object({ role: z.literal('service'), accountId: z.null() });
const Cook = z.object({ role: z.literal('cook'), ...ofAccount });
const Staff = z.object({ role: z.literal('staff'), staffRoles: StaffRoles, ...ofAccount });
/** Whoever opened the address that a cook gave them: may do what the link is for, and has no account. */
const Guest = z.object({ role: z.literal('guest'), accountId: z.null(), linkId: z.string() });
/** A program, by a token that its cook has allowed or made: may do what its scopes name. */
const Client = z.object({ role: z.literal('client'), accountId: z.string(), clientId: z.string(), scopes: z.array(Scope).max(100) });

/** On whose behalf a call is made. */
export const Actor = z.discriminatedUnion('role', [Visitor, Cook, Staff, Guest, Client, Service]);
export type Actor = z.infer<typeof Actor>;
/** Who may act for an account of their own. */
export type AccountActor = Extract<Actor, { accountId: string }>;

/** The session that an actor came with, if any. */
export const sessionIdOf = (actor: Actor | null): string | undefined =>
  actor?.role === 'cook' || actor?.role === 'staff' ? actor.sessionId : undefined;
