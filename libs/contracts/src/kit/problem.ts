import { z } from 'zod';
import {
  API_TOKEN_LIMITS,
  CONTACT_LIMITS,
  FREE_RECIPE_LIMIT,
  HOUSEHOLD_LIMITS,
  LIST_LIMITS,
  MEAL_PLAN_LIMITS,
  MOST_RELATED_COOKS,
  RECIPE_LIMITS,
  SHARE_LINK_LIMITS,
  VIDEO_LIMITS,
} from '../constants';
import { rule, ruleOf, type RuleText } from './rules';

/**
 * The closed catalogue of everything that can go wrong, by code. `title` is what a person reads when no detail is given. `pointer` is the
 * field of the input that a problem is about, where it always is the same one.
 * Statuses follow docs/domain-language.md: 403 known but not yours, 404 absent or not yours to know, 422 schema or rule.
 */
export const problems = {
  'request.unreadable': { status: 400, title: 'We couldn’t read this request.' },
  'request.invalid': { status: 422, title: 'Please check the highlighted fields.' },
  'request.too-large': { status: 413, title: 'This is too large to send at once.' },
  'request.unsupported-media-type': { status: 415, title: 'This kind of file or content isn’t accepted here.' },
  'request.range-not-satisfiable': { status: 416, title: 'This file isn’t that long.' },
  'request.not-found': { status: 404, title: 'We couldn’t find that page.' },
  'request.method-not-allowed': { status: 405, title: 'This address can’t be used this way.' },
  'request.cross-site': { status: 403, title: 'This request came from another site and was refused.' },
  'request.rate-limited': { status: 429, title: 'That was a lot at once. Please wait a moment and try again.' },
  'request.duplicate': { status: 409, title: 'Someone else just changed this. Reload and try again.' },
  'request.id-taken': { status: 409, pointer: '/id', title: 'This ID is already in use. Please choose another.' },
  'request.id-reused': {
    status: 409,
    pointer: '/id',
    title: 'This ID was already used for a different request.',
  },
  'request.unknown-cursor': { status: 422, pointer: '/after', title: 'This list has changed. Start again from the first page.' },
  'request.quota-used-up': { status: 429, title: 'That’s all for today. You can add more tomorrow.' },
  'access.signed-out': { status: 401, title: 'Please sign in first.' },
  'access.sign-in-again': { status: 403, title: 'Please enter your password again to do this.' },
  'access.second-factor-required': {
    status: 403,
    title: 'This needs a second factor: sign in with yours, or add an authenticator in Settings.',
  },
  'access.scope-missing': { status: 403, title: 'This app doesn’t have permission to do this.' },
  'access.email-unverified': { status: 403, title: 'Please confirm your email address first. The code is in the email we sent you.' },
  'access.upgrade-required': { status: 403, title: 'This is part of Simmer Premium.' },
  'access.forbidden': { status: 403, title: 'You don’t have permission to do this.' },
  'service.unavailable': { status: 503, title: 'Part of Simmer isn’t responding. Please try again in a moment.' },
  'service.storage-full': {
    status: 507,
    title: 'Simmer has no room for new files right now. Your recipes are safe. Please try again later.',
  },
  'service.failed': { status: 500, title: 'Something went wrong on our side. Please try again.' },
  'identity.email-taken': {
    status: 409,
    pointer: '/email',
    title: 'There’s already an account with this email address. Sign in instead.',
  },
  'identity.wrong-credentials': { status: 401, pointer: '/password', title: 'That email or password isn’t right.' },
  'identity.too-many-attempts': { status: 429, title: 'Too many attempts. Please wait a few minutes, then try again.' },
  'identity.wrong-password': { status: 422, pointer: '/password', title: 'That password isn’t right.' },
  'identity.wrong-code': { status: 422, pointer: '/code', title: 'That code isn’t right. Use the newest one.' },
  'identity.code-needed': { status: 422, pointer: '/code', title: 'Enter the code from your authenticator app too.' },
  'identity.signed-in-already': { status: 409, title: 'You’re signed in already.' },
  'identity.factor-not-found': { status: 404, title: 'We couldn’t find this authenticator. Please start again.' },
  'identity.too-many-factors': { status: 422, title: 'You have as many as we can keep. Remove one that you don’t use first.' },
  'identity.too-many-tokens': {
    status: 422,
    title: `You have ${API_TOKEN_LIMITS.most} tokens, and that’s as many as you can have. Revoke one that you don’t use first.`,
  },
  'identity.staff-needs-factor': { status: 409, title: 'Staff need two-step sign-in. Add another authenticator first.' },
  'identity.staff-cannot-leave': { status: 409, title: 'Staff accounts can’t be deleted. Ask for your staff role to be taken away first.' },
  'identity.export-not-ready': { status: 409, title: 'Your file is still being made. Please wait a moment.' },
  'identity.export-over': { status: 404, title: 'There’s no file to download any more. Make a new one.' },
  'identity.passkey-refused': { status: 422, title: 'This passkey didn’t work. Try again, or use another way in.' },
  'identity.link-over': { status: 404, title: 'This link was used already or has run out. Ask for a new one.' },
  'identity.unsubscribe-link-unknown': {
    status: 404,
    title: 'This link isn’t whole. Open the one in the email again, or choose in your settings.',
  },
  'identity.already-verified': { status: 409, title: 'Your email is confirmed already.' },
  'identity.too-many-mails': { status: 429, title: 'We’ve sent several emails already. Look in your spam folder, or try again later.' },
  'identity.too-many-messages': { status: 429, title: 'You’ve sent us several messages already. We’ll read them; please try again later.' },
  'identity.message-not-found': { status: 404, title: 'We couldn’t find this message.' },
  'identity.message-changed': { status: 409, pointer: '/revision', title: 'Somebody else just changed this message. Look at it again.' },
  'identity.too-many-answers': {
    status: 422,
    title: `A message has room for ${CONTACT_LIMITS.answers} answers. Write from your own mailbox from here on.`,
  },
  'identity.oauth-request-over': { status: 404, title: 'This request to link an account is over. Please start again in the other app.' },
  'identity.voice-request-refused': { status: 400, title: 'This request doesn’t come from the voice platform.' },
  'identity.username-taken': { status: 409, pointer: '/username', title: 'Someone else has this username. Please choose another.' },
  'identity.username-looks-alike': {
    status: 409,
    pointer: '/username',
    title: 'This username looks like someone else’s, and the two would be mixed up. Please choose another.',
  },
  'identity.picture-not-ready': { status: 409, pointer: '/picture', title: 'This photo isn’t ready yet. Please wait a moment.' },
  'identity.too-many-eaters': { status: 422, title: `Up to ${HOUSEHOLD_LIMITS.eaters} people can sit at your table.` },
  'identity.last-eater': { status: 409, title: 'Somebody has to eat here. Add another person first.' },
  'identity.invitation-over': { status: 404, title: 'This invitation has expired. Ask for a new link.' },
  'identity.household-full': { status: 422, title: `Up to ${HOUSEHOLD_LIMITS.members} accounts can share a household.` },
  'identity.shares-already': { status: 409, title: 'You share another household. Leave it first, then open this link again.' },
  'identity.weak-password': { status: 422, pointer: '/password', title: 'This password is too easy to guess. Please choose another.' },
  'recipes.not-found': { status: 404, title: 'We couldn’t find this recipe.' },
  'recipes.owned': { status: 409, title: 'You already have this recipe.' },
  'recipes.too-long': {
    status: 422,
    title: 'This recipe is too long to save as one. Shorten it, or split it into two recipes.',
  },
  'collections.limit-reached': { status: 409, title: 'That is as many collections as there is room for. Delete one first.' },
  'recipes.limit-reached': {
    status: 403,
    title: `Your free account holds ${FREE_RECIPE_LIMIT} recipes. Upgrade, or delete one to add more.`,
  },
  'recipes.beyond-plan': {
    status: 403,
    title: `The free plan changes your first ${FREE_RECIPE_LIMIT} recipes. This one you can read, cook and export. With Premium you can change it again.`,
  },
  'recipes.own-recipe': { status: 422, title: 'This is your own recipe. You have it in your library.' },
  'recipes.waiting': {
    status: 409,
    title: 'This recipe waits in your tray. You can change it once there is room for it.',
  },
  'recipes.source-not-own': {
    status: 409,
    pointer: '/isOwn',
    title: 'This recipe comes from another page. Publish it as a link card, or confirm that it’s yours.',
  },
  'recipes.unchanged-copy': {
    status: 409,
    title: 'This copy cooks like the original. Change an ingredient, a step, a time or the servings, then publish your version.',
  },
  'recipes.rights-reserved': {
    status: 409,
    title: 'The cook of the original kept their rights. Your version stays in your own recipes.',
  },
  'recipes.share-alike': {
    status: 422,
    pointer: '/license',
    title: 'The original is shared alike. Publish your version under the same license.',
  },
  'recipes.no-source': {
    status: 422,
    pointer: '/form',
    title: 'A link card needs the address of the original. Add it to the recipe, or publish the whole recipe.',
  },
  'recipes.changed-elsewhere': {
    status: 409,
    pointer: '/revision',
    title: 'This recipe was changed somewhere else. Reload it before you save.',
  },
  'recipes.version-not-found': { status: 404, title: 'We don’t have this version any more.' },
  'recipes.share-not-found': { status: 404, title: 'We couldn’t find anything at this link. Ask whoever sent it for a new one.' },
  'recipes.too-many-share-links': {
    status: 422,
    title: `You can have up to ${SHARE_LINK_LIMITS.open} links open. Switch one off, then make a new one.`,
  },
  'recipes.list-not-found': { status: 404, title: 'We couldn’t find this shopping list.' },
  'recipes.list-full': {
    status: 422,
    title: `A shopping list holds up to ${LIST_LIMITS.items} items. Clear what you’ve checked off, then add more.`,
  },
  'recipes.too-many-links': {
    status: 422,
    title: `A list has up to ${LIST_LIMITS.links} guest links. Turn one off, then make a new one.`,
  },
  'recipes.guest-link-unknown': { status: 404, title: 'We don’t know this link. Check that you opened all of it.' },
  'recipes.device-taken': { status: 409, title: 'Somebody else uses this device already. Reload the page.' },
  'recipes.main-list': {
    status: 409,
    title: 'This is your household’s main list. Clear it instead of deleting it.',
  },
  'recipes.too-many-lists': {
    status: 422,
    title: `You can keep up to ${LIST_LIMITS.lists} shopping lists. Delete one you no longer need.`,
  },
  'recipes.cooked-too-often': {
    status: 422,
    title: `A recipe remembers up to ${RECIPE_LIMITS.cooked} times that you cooked it. Take an old one out, then add this one.`,
  },
  'recipes.plan-full': {
    status: 422,
    title: `A week holds up to ${MEAL_PLAN_LIMITS.entries} meals. Take some out, then add more.`,
  },
  'recipes.plan-other-week': { status: 422, pointer: '/put', title: 'This meal is on a day of another week.' },
  'recipes.plan-too-large': { status: 422, title: 'That’s more than we can keep here. Shorten titles and notes, or take something out.' },
  'recipes.too-many-templates': {
    status: 422,
    title: `You can keep up to ${MEAL_PLAN_LIMITS.templates} weeks. Delete one you no longer use.`,
  },
  'importer.not-found': { status: 404, title: 'We couldn’t find this import.' },
  'importer.already-finished': { status: 409, title: 'This import has already finished.' },
  'importer.no-recipe-file': { status: 422, title: 'We found no recipes in this file.' },
  'importer.not-ready': { status: 409, title: 'We’re still reading this. Please wait a moment.' },
  'importer.export-running': { status: 409, title: 'Your last export is still being written. Start another one when it is done.' },
  'importer.export-not-found': { status: 404, title: 'We couldn’t find this export. Files are kept for a day.' },
  'community.chef-not-found': { status: 404, title: 'We couldn’t find this cook.' },
  'community.recipe-not-found': { status: 404, title: 'We couldn’t find this recipe in the community.' },
  'community.own-recipe': { status: 422, title: 'You can’t rate your own recipe.' },
  'community.post-not-found': { status: 404, title: 'This isn’t here any more.' },
  'community.comment-not-found': { status: 404, pointer: '/answer_to', title: 'We couldn’t find this comment.' },
  'community.not-today': {
    status: 422,
    pointer: '/date',
    title: 'You can say what you made today. Please check the date on your device.',
  },
  'community.own-page': { status: 422, pointer: '/username', title: 'This is your own page.' },
  'community.blocked-by-you': { status: 409, title: 'You’ve blocked this cook. Unblock them first.' },
  'community.too-many-cooks': {
    status: 409,
    title: `You can follow, mute or block up to ${MOST_RELATED_COOKS} cooks. Let one go to make room.`,
  },
  'community.offer-not-found': { status: 404, title: 'This offer isn’t there any more. Whoever made it may have withdrawn it.' },
  'community.offer-outdated': {
    status: 409,
    title: 'One of the two recipes has been changed since. Nothing was lost; please look at what changed again.',
  },
  'community.offer-too-long': { status: 422, pointer: '/changes', title: 'That’s a lot at once. Offer fewer changes.' },
  'community.too-many-offers': { status: 409, title: 'Many offers wait at this recipe already. Please try again another day.' },
  'community.own-content': { status: 422, title: 'This is yours. Somebody else has to look at it.' },
  'community.banned': { status: 403, title: 'You can’t publish or rate right now. The email we sent you says why, and until when.' },
  'community.notice-not-found': { status: 404, title: 'We couldn’t find this decision.' },
  'community.appeal-over': { status: 409, title: 'This decision can’t be appealed any more.' },
  'community.appealed-already': { status: 409, title: 'You’ve asked for another look already. You get the answer by email.' },
  'community.case-not-found': { status: 404, title: 'We couldn’t find this case.' },
  'community.case-changed': { status: 409, pointer: '/revision', title: 'Somebody else just changed this case. Look at it again.' },
  'community.decided-by-you': { status: 403, title: 'You decided this case. Somebody else has to decide about the appeal.' },
  'community.video-not-found': { status: 404, title: 'We couldn’t find this video.' },
  'community.video-known': { status: 409, pointer: '/url', title: 'This video is here already.' },
  'community.video-changed': { status: 409, pointer: '/revision', title: 'Somebody else just changed this video. Look at it again.' },
  'community.video-recipe-unknown': { status: 422, pointer: '/recipe_slug', title: 'There’s no community recipe at this address.' },
  'community.video-category-not-found': { status: 404, title: 'We couldn’t find this category.' },
  'community.too-many-video-categories': {
    status: 422,
    title: `There is room for ${VIDEO_LIMITS.allCategories} categories. Use one that you have, under another name.`,
  },
  'billing.webhook-refused': { status: 400, title: 'This event isn’t signed by the payment service.' },
  'billing.payment-failed': { status: 409, title: 'Your card was declined. Nothing has changed. Try another card.' },
  'billing.service-away': {
    status: 503,
    title: 'The payment service isn’t answering. You haven’t been charged. Please try again in a moment.',
  },
  'billing.checkout-over': { status: 404, title: 'This checkout is over. Please start again.' },
  'billing.checkout-not-yours': { status: 403, title: 'This purchase belongs to another account.' },
  'billing.subscribed-already': { status: 409, title: 'You have Premium already.' },
  'billing.not-subscribed': { status: 409, title: 'You don’t have a subscription right now.' },
  'media.not-found': { status: 404, title: 'We couldn’t find this photo.' },
  'media.unreadable-image': { status: 422, pointer: '/file', title: 'We can’t read this photo. Please use a JPEG, PNG or WebP.' },
} as const satisfies Record<`${string}.${string}`, ProblemKind>;

interface ProblemKind {
  status: number;
  title: string;
  pointer?: `/${string}`;
}

export type ProblemCode = keyof typeof problems;

const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** RFC 9457 problem details: the one form in which an error travels, over the bus and over HTTP alike. */
export const ProblemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  detail: z.string().optional(),
  instance: z.string().optional(),
  requestId: z.string().optional(),
  retryAfter: z.int().optional().describe('Seconds until another try makes sense'),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What the problem is about, such as the id of the recipe in the way'),
  errors: z
    .array(
      z.object({
        pointer: z.string().describe('JSON pointer to the field'),
        message: z.string(),
        code: z.string().optional().describe('Of the rule that the field breaks, for programs'),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .optional(),
});
export type ProblemDocument = z.infer<typeof ProblemDocument>;
export type ProblemParams = NonNullable<ProblemDocument['params']>;
export type FieldProblem = NonNullable<ProblemDocument['errors']>[number];

export interface ProblemExtras {
  errors?: FieldProblem[];
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** What the problem is about, for programs: ids, names, numbers. */
  params?: ProblemParams;
  cause?: unknown;
}

/** The one error class. Throw it with a code of the catalogue; anything else that is thrown becomes `service.failed`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly errors: FieldProblem[] | undefined;
  readonly retryAfter: number | undefined;
  readonly params: ProblemParams | undefined;

  constructor(
    readonly code: ProblemCode,
    readonly detail?: string,
    extras: ProblemExtras = {},
  ) {
    super(detail ?? problems[code].title, { cause: extras.cause });
    this.name = 'ProblemError';
    const { status, pointer }: ProblemKind = problems[code];
    this.status = status;
    this.errors = extras.errors ?? (pointer && [{ pointer, message: this.message }]);
    this.retryAfter = extras.retryAfter;
    this.params = extras.params;
  }

  /** A rule broken by one field of the input. `pointer` is a JSON pointer such as `/ingredients/0/text`. */
  static field(pointer: string, broken: RuleText): ProblemError {
    return new ProblemError('request.invalid', broken, { errors: [{ pointer, ...fieldProblem(broken) }] });
  }

  static fromDocument(document: ProblemDocument): ProblemError {
    const { errors, retryAfter, params } = document;
    return new ProblemError(document.code, document.detail, { errors, retryAfter, params });
  }

  toDocument(requestId?: string): ProblemDocument {
    return {
      type: `https://simmer.example/problems/${this.code}`,
      title: problems[this.code].title,
      status: this.status,
      code: this.code,
      ...(this.detail && { detail: this.detail }),
      ...(requestId && { requestId }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
      ...(this.params && { params: this.params }),
      ...(this.errors && { errors: this.errors }),
    };
  }
}

/** The most wrong fields named in one answer; more would not help, and would cost the sender nothing. */
export const MAX_FIELD_PROBLEMS = 50;

/** The English text of a rule, with the code and values for other languages. */
const fieldProblem = (message: string): Omit<FieldProblem, 'pointer'> => ({ message, ...ruleOf(message) });

/** Turns what zod found into the pointers and messages of a problem document, at most `MAX_FIELD_PROBLEMS` of them. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  return issues.slice(0, MAX_FIELD_PROBLEMS).flatMap(problemsOfIssue).slice(0, MAX_FIELD_PROBLEMS);
}

function problemsOfIssue(issue: z.core.$ZodIssue): FieldProblem[] {
  const pointer = toPointer(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, MAX_FIELD_PROBLEMS)
      .map((key) => ({ pointer: `${pointer}/${escapeSegment(key)}`, ...fieldProblem(rule('unknown-field')) }));
  // of the forms that a value may have, the one that fits its outside says more than that none fits
  const meant =
    issue.code === 'invalid_union'
      ? issue.errors.find((inner) => inner.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys'))
      : undefined;
  if (meant) return fieldProblems(meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  return [{ pointer, ...fieldProblem(issue.message) }];
}

const escapeSegment = (segment: PropertyKey): string => String(segment).replaceAll('~', '~0').replaceAll('/', '~1');
const toPointer = (path: readonly PropertyKey[]): string => path.map((segment) => `/${escapeSegment(segment)}`).join('');
