import { z } from 'zod';
import { fieldProblems, ProblemError } from './problem';

/** What a schema makes of an input. Throws `request.invalid` with a pointer and plain words for everything that is not right. */
export function checkInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const { data, error } = schema.safeParse(input, { error: plainWords });
  if (error) throw new ProblemError('request.invalid', undefined, { errors: fieldProblems(error.issues) });
  return data as z.output<T>;
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Record<string, string> = {
  datetime: 'Write this as a date and time, such as 2026-05-01T18:00:00Z.',
  url: 'Please enter a valid URL',
};

const NOT_TAKEN = 'This cannot be taken as it is.';

/** For rules that bring no words of their own: what a cook, or the author of a program, can do about it. */
function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected];
      if (issue.input === undefined) return 'This is missing.';
      return kind ? `This must be ${kind}.` : NOT_TAKEN;
    }
    case 'invalid_value':
      return issue.values.length === 1 ? `This must be ${String(issue.values[0])}.` : `Choose one of these: ${issue.values.join(', ')}.`;
    case 'too_big':
      return tooBig(issue.origin, issue.maximum.toLocaleString('en'), issue.inclusive !== false);
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum.toLocaleString('en'), issue.inclusive !== false);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not in the form that is expected here.';
    default:
      return NOT_TAKEN;
  }
}

function tooBig(origin: string, most: string, isIncluded: boolean): string {
  if (origin === 'string') return `Use at most ${most} characters.`;
  if (origin === 'array') return `This list may have up to ${most} items.`;
  return isIncluded ? `Use ${most} or less.` : `Use less than ${most}.`;
}

function tooSmall(origin: string, least: string, isIncluded: boolean): string {
  if (origin === 'string') return least === '1' ? 'This must not be empty.' : `Use at least ${least} characters.`;
  if (origin === 'array') return least === '1' ? 'This list must not be empty.' : `This list needs at least ${least} items.`;
  return isIncluded ? `Use ${least} or more.` : `Use more than ${least}.`;
}
