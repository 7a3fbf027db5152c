import { z } from 'zod';
import { ALLERGENS, DIETS, HOUSEHOLD_LIMITS, NUTRIENT_GOALS, WHERE_LEFTOVERS } from '../constants';
import { browsersOf, event } from '../kit/event';
import { Id, requiredText, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';

const { name, portion, dislike, dislikes, goal, eaters, members } = HOUSEHOLD_LIMITS;

const about = {
  name: requiredText(name, rule('eater-name')),
  portion: z
    .number()
    .positive({ error: rule('portion') })
    .max(portion)
    .describe('Servings on this eater’s plate; 1 is what a recipe calls a serving'),
  diets: z.array(z.enum(DIETS)).max(DIETS.length).default([]),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([]).describe('What must never be in it'),
  dislikes: z
    .array(requiredText(dislike, rule('dislike')))
    .max(dislikes)
    .default([])
    .describe('What they would rather not eat'),
  goals: z
    .strictObject(Object.fromEntries(NUTRIENT_GOALS.map((nutrient) => [nutrient, z.number().positive().max(goal).optional()])) as Goals)
    .default({})
    .describe('For a day: kcal, and g of the rest; new goals for fat and carbohydrates are part of premium'),
  leftovers: z.enum(WHERE_LEFTOVERS).optional().describe('Where they like to eat what was cooked before: at lunch unless they say'),
};
type Goals = Record<(typeof NUTRIENT_GOALS)[number], z.ZodOptional<z.ZodNumber>>;

/** Somebody who eats along. */
export const Eater = z.object({ id: Id, ...about });
export type Eater = z.infer<typeof Eater>;

/** Who eats together. Every cook has one from the start: it has the id of their account, and the cook as its only eater. */
export const Household = z.object({
  id: Id,
  members: z.array(Id).max(members).describe('The accounts that share it'),
  people: z
    .array(z.object({ id: Id, name: z.string() }))
    .max(members)
    .describe('The same accounts with their names'),
  eaters: z.array(Eater).max(eaters),
  revision: z.int().describe('0 while nothing was ever changed'),
});
export type Household = z.infer<typeof Household>;

const InvitationToken = z.string().regex(/^[\w-]{43}$/, { error: rule('invitation-link') });

export const household = {
  read: operation('rpc.identity.household.read', {
    summary: 'Get your household: the people you cook for and the accounts that share it',
    access: 'cook',
    http: { method: 'GET', path: '/household' },
    input: z.strictObject({}),
    output: Household,
  }),
  putEater: operation('rpc.identity.household.put-eater', {
    summary: 'Add or update a person you cook for',
    access: 'cook',
    http: { method: 'PUT', path: '/household/eaters/:id' },
    input: z.strictObject({ id: Id.describe('Made by the client'), ...about }),
    output: Household,
    errors: ['identity.too-many-eaters', 'access.upgrade-required'],
  }),
  removeEater: operation('rpc.identity.household.remove-eater', {
    summary: 'Remove a person you cook for',
    access: 'cook',
    http: { method: 'DELETE', path: '/household/eaters/:id' },
    input: z.strictObject({ id: Id }),
    output: Household,
    errors: ['identity.last-eater'],
  }),
  invite: operation('rpc.identity.household.invite', {
    summary: 'Get the invitation link to your household; it stays the same until it expires or is revoked',
    access: 'cook',
    scope: 'none',
    requires: { verifiedEmail: true },
    opens: 'household-invitation',
    http: { method: 'POST', path: '/household/invitation', status: 201 },
    input: z.strictObject({}),
    output: z.object({ token: InvitationToken, expires_at: Timestamp }),
    errors: ['identity.household-full'],
  }),
  endInvitation: operation('rpc.identity.household.end-invitation', {
    summary: 'Revoke the invitation link',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/household/invitation' },
    input: z.strictObject({}),
    output: Household,
  }),
  readInvitation: operation('rpc.identity.household.read-invitation', {
    summary: 'Get an invitation by its link',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/household-invitations/:token' },
    input: z.strictObject({ token: InvitationToken }),
    output: z.object({ householdId: Id, names: z.array(z.string()).max(members).describe('Of those who share it') }),
    errors: ['identity.invitation-over'],
  }),
  /** What was planned and listed alone waits until the account leaves again. */
  join: operation('rpc.identity.household.join', {
    summary: 'Join a household by an invitation link',
    access: 'cook',
    scope: 'none',
    requires: { verifiedEmail: true },
    http: { method: 'POST', path: '/household-invitations/:token/join', status: 200 },
    input: z.strictObject({ token: InvitationToken }),
    output: Household,
    errors: ['identity.invitation-over', 'identity.household-full', 'identity.shares-already', 'request.not-found'],
  }),
  leave: operation('rpc.identity.household.leave', {
    summary: 'Leave your household; what is yours goes with you',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/household/leave', status: 200 },
    input: z.strictObject({}),
    output: Household,
  }),
  /** The link by which they joined ends with it. */
  removeMember: operation('rpc.identity.household.remove-member', {
    summary: 'Remove an account from your household',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/household/members/:id' },
    input: z.strictObject({ id: Id }),
    output: Household,
    errors: ['request.not-found'],
  }),
  /** For services whose data a household shares. */
  lookUp: operation('rpc.identity.household.look-up', {
    summary: 'Get the household of an account',
    access: 'service',
    callers: ['recipes', 'media'],
    input: z.strictObject({ accountId: Id }),
    output: Household,
    errors: ['request.not-found'],
  }),
};

export const householdChanged = event(
  'events.identity.household.changed',
  z.object({ householdId: Id, members: z.array(Id), revision: z.int() }),
  { audience: ({ members }) => members.map(browsersOf) },
);
