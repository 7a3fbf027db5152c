import { z } from 'zod';
import { fieldProblems, ProblemError } from './problem';
import { rule, type RuleText } from './rules';

/** What a schema makes of an input. Throws `request.invalid` with a pointer and plain words for everything that is not right. */
export function checkInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const { data, error } = schema.safeParse(input, { error: plainWords });
  if (error) throw new ProblemError('request.invalid', undefined, { errors: fieldProblems(error.issues) });
  return data as z.output<T>;
}

const KINDS: Record<string, RuleText> = {
  string: rule('text'),
  number: rule('number'),
  int: rule('whole-number'),
  boolean: rule('yes-or-no'),
  array: rule('list'),
  object: rule('object'),
  record: rule('object'),
};

const FORMATS: Record<string, RuleText> = { datetime: rule('date-and-time'), url: rule('url') };

/** For rules that bring no words of their own: what a cook, or the author of a program, can do about it. */
function plainWords(issue: z.core.$ZodRawIssue): RuleText {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? rule('missing') : (KINDS[issue.expected] ?? rule('invalid'));
    case 'invalid_value':
      return issue.values.length === 1
        ? rule('value', { value: String(issue.values[0]) })
        : rule('one-of', { values: issue.values.join(', ') });
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'invalid_format':
      return FORMATS[issue.format] ?? rule('wrong-format');
    default:
      return rule('invalid');
  }
}

function tooBig(origin: string, most: number, isIncluded: boolean): RuleText {
  if (origin === 'string') return rule('at-most-characters', { most });
  if (origin === 'array') return rule('list-at-most', { most });
  return rule(isIncluded ? 'at-most' : 'less-than', { most });
}

function tooSmall(origin: string, least: number, isIncluded: boolean): RuleText {
  if (origin === 'string') return least === 1 ? rule('not-empty') : rule('at-least-characters', { least });
  if (origin === 'array') return least === 1 ? rule('list-not-empty') : rule('list-at-least', { least });
  return rule(isIncluded ? 'at-least' : 'more-than', { least });
}
