import { z } from 'zod';
import {
  BAN_DAYS,
  COMMUNITY_RULES,
  CONTENT_KINDS,
  HOLD_REASONS,
  MODERATION_ACTIONS,
  MODERATION_LIMITS,
  RECIPE_LIMITS,
  REPORT_REASONS,
} from '../constants';
import { MAX_SLUG_LENGTH } from './gallery';
import { Username } from '../identity/profile';
import { event } from '../kit/event';
import { Id, pageInput, pageOf, requiredText, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';
import { Image } from '../media/image';
import { Plate } from '../recipes/plate';

const reportInput = {
  reason: z.enum(REPORT_REASONS),
  note: text(MODERATION_LIMITS.note).default(''),
};
const Reported = z.object({ reported: z.literal(true), again: z.boolean().describe('You had reported it before, which counts once') });

/** Cooks tell staff what is wrong. Twice by one cook is one, and whose content it is never learns who it was. */
export const report = {
  recipe: operation('rpc.community.report.recipe', {
    summary: 'Report another cook’s published recipe to the staff',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/community/recipes/:id/reports' },
    input: z.strictObject({ id: Id, ...reportInput }),
    output: Reported,
    errors: ['community.recipe-not-found', 'community.own-content', 'request.quota-used-up'],
  }),
  chef: operation('rpc.community.report.chef', {
    summary: 'Report a cook to the staff',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/community/chefs/:username/reports' },
    input: z.strictObject({ username: Username, ...reportInput }),
    output: Reported,
    errors: ['community.chef-not-found', 'community.own-content', 'request.quota-used-up'],
  }),
  post: operation('rpc.community.report.post', {
    summary: 'Report to the staff what another cook wrote under a recipe, with its photo',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/community/posts/:id/reports' },
    input: z.strictObject({ id: Id, ...reportInput }),
    output: Reported,
    errors: ['community.post-not-found', 'community.own-content', 'request.quota-used-up'],
  }),
};

const Appeal = z.object({
  text: z.string().max(MODERATION_LIMITS.appeal),
  at: Timestamp,
  outcome: z.enum(['open', 'restored', 'kept']),
  letter: z.string().max(MODERATION_LIMITS.letter).describe('The answer; empty while nobody has decided'),
});

const decision = {
  action: z.enum(MODERATION_ACTIONS),
  rule: z.enum(COMMUNITY_RULES).nullable().describe('The rule that was broken; null for what is left as it is'),
  ban_days: z.int().nullable().describe('Of a ban; null for good, and for what is no ban'),
  letter: z.string().max(MODERATION_LIMITS.letter).describe('What its cook reads'),
  at: Timestamp,
};

const content = {
  kind: z.enum(CONTENT_KINDS),
  content_id: Id.describe('Of the recipe, of what stands under one, or of the cook’s account'),
  title: z.string().max(RECIPE_LIMITS.title).describe('Of the recipe, also for what stands under it, or the username'),
};

/** What staff decided about something of a cook’s, as that cook reads it. */
export const ModerationNotice = z.object({
  id: Id,
  ...content,
  ...decision,
  is_hidden: z.boolean(),
  banned_until: Timestamp.nullable().describe('Null for what is no ban, or one for good'),
  appeal_until: Timestamp,
  appeal: Appeal.nullable(),
});
export type ModerationNotice = z.infer<typeof ModerationNotice>;

export const moderation = {
  listNotices: operation('rpc.community.moderation.list-notices', {
    summary: 'List what staff decided about your content, latest first',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/moderation-notices' },
    input: z.strictObject({ ...pageInput, content: Id.optional().describe('Only about this recipe') }),
    output: pageOf(ModerationNotice),
  }),
  appeal: operation('rpc.community.moderation.appeal', {
    summary: 'Ask for another look at a decision, once; somebody else decides about it',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/community/moderation-notices/:id/appeal' },
    input: z.strictObject({ id: Id, text: requiredText(MODERATION_LIMITS.appeal, rule('missing')) }),
    output: ModerationNotice,
    errors: ['community.notice-not-found', 'community.appeal-over', 'community.appealed-already'],
  }),
  /** Publishing belongs to recipes; who is banned is known here. */
  readStanding: operation('rpc.community.moderation.read-standing', {
    summary: 'Get whether a cook is banned from publishing',
    access: 'service',
    callers: ['recipes'],
    input: z.strictObject({ accountId: Id }),
    output: z.object({ banned: z.boolean(), until: Timestamp.nullable().describe('Null for good, and for no ban') }),
  }),
};

const ModerationCaseSummary = z.object({
  id: Id,
  revision: z.int(),
  ...content,
  state: z.enum(['open', 'appeal', 'decided']),
  waiting_since: Timestamp,
  report_count: z.int(),
  reasons: z
    .array(z.object({ reason: z.enum(REPORT_REASONS), count: z.int() }))
    .max(REPORT_REASONS.length)
    .describe('The most frequent first'),
  held: z.array(z.enum(HOLD_REASONS)).max(HOLD_REASONS.length).describe('Why rules hold it back; empty where they do not'),
});
export type ModerationCaseSummary = z.infer<typeof ModerationCaseSummary>;

/** Of a long text as much as staff need to judge it, in characters. */
const SHOWN_TEXT = 12_000;

const Person = z.object({ name: z.string().describe('Username; empty where there is none'), is_you: z.boolean() });

export const ModerationCase = ModerationCaseSummary.extend({
  content: z
    .object({
      text: z.string().max(SHOWN_TEXT),
      path: z.string().nullable().describe('Where everybody sees it, while it is shown'),
      image: Image.nullable(),
      plate: Plate.nullable(),
    })
    .nullable()
    .describe('As it is published; null where it is gone'),
  is_hidden: z.boolean(),
  notes: z
    .array(
      z.object({ reason: z.enum(REPORT_REASONS), note: z.string().max(MODERATION_LIMITS.note), at: Timestamp, account_since: Timestamp }),
    )
    .max(MODERATION_LIMITS.notes),
  author: z.object({ name: z.string(), account_since: Timestamp, warnings: z.int(), bans: z.int(), is_banned: z.boolean() }),
  decisions: z
    .array(
      z.object({
        ...decision,
        by: Person,
        appeal: Appeal.extend({ by: Person.nullable().describe('Who decided about it') }).nullable(),
      }),
    )
    .max(MODERATION_LIMITS.decisions)
    .describe('The oldest first'),
  may_decide: z.boolean().describe('An appeal is decided by somebody else than who decided before'),
});
export type ModerationCase = z.infer<typeof ModerationCase>;

const onCase = { id: Id, revision: z.int().describe('Of the case, as it was read') };
const caseErrors = ['community.case-not-found', 'community.case-changed'] as const;
const staffRoles = ['moderator'] as const;

export const moderationCase = {
  list: operation('rpc.community.moderation-case.list', {
    summary: 'List what waits for a decision, or was decided',
    access: 'staff',
    staffRoles,
    http: { method: 'GET', path: '/staff/cases' },
    input: z.strictObject({
      ...pageInput,
      state: z.enum(['waiting', 'decided']).default('waiting'),
      sort: z.enum(['oldest', 'most-reported']).default('oldest'),
    }),
    output: pageOf(ModerationCaseSummary),
  }),
  counts: operation('rpc.community.moderation-case.counts', {
    summary: 'Count what waits for a decision',
    access: 'staff',
    staffRoles,
    audited: false,
    http: { method: 'GET', path: '/staff/case-counts' },
    input: z.strictObject({}),
    output: z.object({ waiting: z.int(), appeals: z.int(), oldest: Timestamp.nullable() }),
  }),
  read: operation('rpc.community.moderation-case.read', {
    summary: 'Get a case with what it is about, its reports and its history',
    access: 'staff',
    staffRoles,
    http: { method: 'GET', path: '/staff/cases/:id' },
    input: z.strictObject({ id: Id }),
    output: ModerationCase,
    errors: ['community.case-not-found'],
  }),
  open: operation('rpc.community.moderation-case.open', {
    summary:
      'Open a case about a published recipe, such as one that a copyright complaint names; the one that is open already stays as it is',
    access: 'staff',
    staffRoles,
    http: { method: 'POST', path: '/staff/cases' },
    input: z.strictObject({ slug: z.string().min(1).max(MAX_SLUG_LENGTH) }),
    output: z.object({ id: Id }),
    errors: ['community.recipe-not-found'],
  }),
  decide: operation('rpc.community.moderation-case.decide', {
    summary: 'Decide a case; its cook is sent the letter',
    access: 'staff',
    staffRoles,
    http: { method: 'POST', path: '/staff/cases/:id/decision' },
    input: z
      .strictObject({
        ...onCase,
        action: z.enum(MODERATION_ACTIONS),
        rule: z.enum(COMMUNITY_RULES).nullable().default(null),
        ban_days: z.literal(BAN_DAYS).nullable().default(null).describe('Null: for good; for a ban alone'),
        letter: text(MODERATION_LIMITS.letter).default(''),
      })
      .refine(({ action, letter }) => action === 'leave' || letter !== '', { path: ['letter'], error: rule('missing') })
      .refine(({ action, rule: broken }) => action === 'leave' || broken !== null, { path: ['rule'], error: rule('missing') }),
    output: ModerationCase,
    errors: [...caseErrors, 'community.own-content'],
  }),
  decideAppeal: operation('rpc.community.moderation-case.decide-appeal', {
    summary: 'Decide an appeal: restore or keep hidden. Not for who decided before',
    access: 'staff',
    staffRoles,
    http: { method: 'POST', path: '/staff/cases/:id/appeal-decision' },
    input: z.strictObject({ ...onCase, restores: z.boolean(), letter: requiredText(MODERATION_LIMITS.letter, rule('missing')) }),
    output: ModerationCase,
    errors: [...caseErrors, 'community.decided-by-you', 'community.own-content'],
  }),
};

/** A report came in, which its case has to count. */
export const reportMade = event('events.community.report.made', z.object({ caseId: Id, reportId: Id, revision: z.int() }));

/** Something was held back, decided or appealed. What it is about follows, and its cook gets the letter. */
export const caseChanged = event('events.community.moderation-case.changed', z.object({ caseId: Id, revision: z.int() }));
