import { z } from 'zod';
import { MAX_NAME_LENGTH, MAX_PAGE_SIZE, PROFILE_LIMITS, PROFILE_PLATES, UNIT_SYSTEMS, WEEK_STARTS } from '../constants';
import { event, toOwner } from '../kit/event';
import { Id, text } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';
import { Image } from '../media/image';
import { Language } from './fields';

const usernameProblem = rule('username', { least: PROFILE_LIMITS.shortestUsername, most: PROFILE_LIMITS.username });

/** The name in the address of a cook's page, in small letters. */
export const Username = z
  .string({ error: usernameProblem })
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:-?[a-z0-9])*$/, { error: usernameProblem })
  .min(PROFILE_LIMITS.shortestUsername, { error: usernameProblem })
  .max(PROFILE_LIMITS.username, { error: usernameProblem });

const shown = {
  name: text(MAX_NAME_LENGTH).describe('On the cook’s own pages; others see the username'),
  about: text(PROFILE_LIMITS.about),
  units: z.enum(UNIT_SYSTEMS).nullable().describe('How recipes are read; null: as each is written'),
  language: Language,
  weekStart: z.enum(WEEK_STARTS).nullable().describe('Null: as it is usual where the cook is'),
};

export const Profile = z.object({
  ...shown,
  username: z.string().nullable(),
  picture: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('letters') }),
      z.object({ kind: z.literal('plate'), plate: z.enum(PROFILE_PLATES) }),
      z.object({ kind: z.literal('photo'), image: Image }),
    ])
    .describe('Two letters of the name, a drawn dish, or a photo'),
  revision: z.int(),
});
export type Profile = z.infer<typeof Profile>;

/** A cook's public profile. */
export const PublicProfile = Profile.pick({ username: true, about: true, picture: true, revision: true }).extend({ accountId: Id });
export type PublicProfile = z.infer<typeof PublicProfile>;

export const profile = {
  read: operation('rpc.identity.profile.read', {
    summary: 'Get your profile',
    access: 'cook',
    callers: ['importer'],
    http: { method: 'GET', path: '/profile' },
    input: z.strictObject({}),
    output: Profile,
  }),
  change: operation('rpc.identity.profile.change', {
    summary: 'Update your profile; fields that are not sent stay as they are',
    access: 'cook',
    http: { method: 'PATCH', path: '/profile' },
    input: z
      .strictObject({
        ...shown,
        username: Username,
        picture: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('letters') }),
          z.strictObject({ kind: z.literal('plate'), plate: z.enum(PROFILE_PLATES) }),
          z.strictObject({ kind: z.literal('photo'), imageId: Id.describe('Of an own picture that is stored') }),
        ]),
      })
      .partial(),
    output: Profile,
    errors: ['identity.username-taken', 'identity.username-looks-alike', 'media.not-found', 'identity.picture-not-ready'],
  }),
  checkUsername: operation('rpc.identity.profile.check-username', {
    summary: 'Check whether a username is available',
    access: 'cook',
    http: { method: 'GET', path: '/usernames/:username' },
    input: z.strictObject({ username: Username }),
    output: z.object({
      username: z.string(),
      isFree: z.boolean(),
      looksAlike: z.boolean().describe('It is not free because it looks like another’s'),
    }),
  }),
  /** A former username redirects for a year. */
  find: operation('rpc.identity.profile.find', {
    summary: 'Get a public profile by its username, also a former one, or by account',
    access: 'service',
    callers: ['community'],
    input: z.strictObject({ username: Username.optional(), accountId: Id.optional() }),
    output: z.object({ profile: PublicProfile.nullable() }),
  }),
  /** For pages that show many cooks at once. */
  findMany: operation('rpc.identity.profile.find-many', {
    summary: 'Get the public profiles of several accounts; one that is not there is left out',
    access: 'service',
    callers: ['community', 'recipes'],
    input: z.strictObject({ accountIds: z.array(Id).max(MAX_PAGE_SIZE) }),
    output: z.object({ profiles: z.array(PublicProfile).max(MAX_PAGE_SIZE) }),
  }),
};

export const profileChanged = event(
  'events.identity.profile.changed',
  z.object({ accountId: Id, ownerId: Id, revision: z.int() }),
  toOwner,
);
