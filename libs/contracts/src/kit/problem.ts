import { z } from 'zod';
import { FREE_RECIPE_LIMIT } from '../constants';

/**
 * The closed catalogue of everything that can go wrong, by code. `title` is what a person reads when no detail is given. `pointer` is the
 * field of the input that a problem is about, where it always is the same one.
 * Statuses follow docs/domain-language.md: 403 known but not yours, 404 absent or not yours to know, 422 schema or rule.
 */
export const problems = {
  'request.unreadable': { status: 400, title: 'This request could not be read.' },
  'request.invalid': { status: 422, title: 'Some of what was sent needs a change.' },
  'request.too-large': { status: 413, title: 'This is more than we can take in one go.' },
  'request.unsupported-media-type': { status: 415, title: 'This kind of content is not accepted here.' },
  'request.not-found': { status: 404, title: 'There is nothing at this address.' },
  'request.method-not-allowed': { status: 405, title: 'This address is there, but cannot be used this way.' },
  'request.cross-site': { status: 403, title: 'This request came from another site and was refused.' },
  'request.rate-limited': { status: 429, title: 'That was a lot at once. Please wait a moment and try again.' },
  'request.duplicate': { status: 409, title: 'This was changed at the same moment. Read it again, then try once more.' },
  'request.id-taken': { status: 409, pointer: '/id', title: 'This id is already in use. Choose another.' },
  'request.id-reused': { status: 409, pointer: '/id', title: 'This id was sent before with something else. Read what is kept under it, or choose another.' },
  'access.signed-out': { status: 401, title: 'Please sign in first.' },
  'access.forbidden': { status: 403, title: 'You are not allowed to do this.' },
  'service.unavailable': { status: 503, title: 'A part of Simmer is not answering. Please try again in a moment.' },
  'service.failed': { status: 500, title: 'Something went wrong on our side. Please try again.' },
  'identity.email-taken': { status: 409, pointer: '/email', title: 'There is already an account with this e-mail address. Sign in instead.' },
  'identity.wrong-credentials': { status: 401, pointer: '/password', title: 'E-mail address or password is not right.' },
  'identity.too-many-attempts': { status: 429, title: 'Too many tries. Please wait a few minutes, then try again.' },
  'identity.weak-password': { status: 422, pointer: '/password', title: 'This password is too easy to guess. Choose another.' },
  'recipes.not-found': { status: 404, title: 'We could not find this recipe.' },
  'recipes.owned': { status: 409, title: 'This recipe is in your library already.' },
  'recipes.limit-reached': { status: 403, title: `Your free account holds ${FREE_RECIPE_LIMIT} recipes. Upgrade or remove one to add more.` },
  'recipes.changed-elsewhere': { status: 409, pointer: '/revision', title: 'This recipe was changed somewhere else. Read it again before you save.' },
  'importer.not-found': { status: 404, title: 'We could not find this import.' },
  'importer.already-finished': { status: 409, title: 'This import has already ended.' },
  'importer.no-recipe-file': { status: 422, title: 'No recipes were found in this file.' },
  'importer.not-ready': { status: 409, title: 'This is still being read. Please wait a moment.' },
  'importer.export-not-found': { status: 404, title: 'We could not find this export. Files are kept for a day.' },
  'media.not-found': { status: 404, title: 'We could not find this picture.' },
  'media.unreadable-image': { status: 422, title: 'This file is not a picture we can read. Use a JPEG, PNG or WebP.' },
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
  errors: z
    .array(z.object({ pointer: z.string().describe('JSON pointer to the field'), message: z.string() }))
    .optional(),
});
export type ProblemDocument = z.infer<typeof ProblemDocument>;
export type FieldProblem = NonNullable<ProblemDocument['errors']>[number];

export interface ProblemExtras {
  errors?: FieldProblem[];
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** The one error class. Throw it with a code of the catalogue; anything else that is thrown becomes `service.failed`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly errors: FieldProblem[] | undefined;
  readonly retryAfter: number | undefined;

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
  }

  /** A rule broken by one field of the input. `pointer` is a JSON pointer such as `/ingredients/0/text`. */
  static field(pointer: string, message: string): ProblemError {
    return new ProblemError('request.invalid', message, { errors: [{ pointer, message }] });
  }

  static fromDocument(document: ProblemDocument): ProblemError {
    return new ProblemError(document.code, document.detail, { errors: document.errors, retryAfter: document.retryAfter });
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
      ...(this.errors && { errors: this.errors }),
    };
  }
}

/** Turns what zod found into the pointers and messages of a problem document. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  return issues.flatMap((issue) => {
    const pointer = toPointer(issue.path);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ pointer: `${pointer}/${escapeSegment(key)}`, message: 'This field is not known here.' }));
    // of the forms that a value may have, the one that fits its outside says more than that none fits
    const meant = issue.code === 'invalid_union' ? issue.errors.find((inner) => inner.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys')) : undefined;
    if (meant) return fieldProblems(meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
    return [{ pointer, message: issue.message }];
  });
}

const escapeSegment = (segment: PropertyKey): string => String(segment).replaceAll('~', '~0').replaceAll('/', '~1');
const toPointer = (path: readonly PropertyKey[]): string => path.map((segment) => `/${escapeSegment(segment)}`).join('');
