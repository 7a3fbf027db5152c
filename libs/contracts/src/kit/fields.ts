import { z } from 'zod';
import { atMostBytes, PAGE_BYTES } from './answer-size';
import { ITEMS_PER_PAGE, MAX_PAGE_SIZE } from '../constants';
import { rule, type RuleText } from './rules';

/** A UUID, in small letters however it is sent; where the client creates something it makes a version 7 one, which then is the idempotency key. */
export const Id = z.uuid({ error: rule('id') }).toLowerCase();

export const Timestamp = z.iso.datetime();

/** A day, such as `2026-11-23`. */
export const IsoDate = z.iso.date({ error: rule('date') });

/** Half of a character (a surrogate without the other one), as programs leave it that cut text; it cannot be written as UTF-8. */
const withoutHalves = (value: string): string => value.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** Marks that turn the direction of what follows: a title could be shown with its letters in another order, and so could what stands beside it. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
const withoutDirections = (value: string): string => value.replaceAll(DIRECTION_MARKS, '');

/** Not every store we support can keep NUL. */
export const WITHOUT_NUL = /^[^\u0000]*$/;

/** Text of at most `max` characters, trimmed, without NUL and without marks of direction. `missing` is the message when there is none. */
export const text = (max: number, missing: RuleText = rule('text')) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : rule('text')) })
    .overwrite(withoutDirections)
    .trim()
    .overwrite(withoutHalves)
    .max(max, { error: rule('at-most-characters', { most: max }) })
    .regex(WITHOUT_NUL, { error: rule('character') });

/** Whether something of it can be seen: more than spaces, and more than characters without width. */
export const isVisible = (value: string): boolean => /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(value);

/** Text that must say something. */
export const requiredText = (max: number, message: RuleText) =>
  text(max, message)
    .min(1, { error: message })
    .refine((value) => value === '' || isVisible(value), { error: message });

/** An absolute http(s) address. */
export const WebAddress = z
  .url({ protocol: /^https?$/, error: rule('url') })
  .overwrite(withoutHalves)
  .max(2_048, { error: rule('at-most-characters', { most: 2_048 }) })
  .regex(WITHOUT_NUL, { error: rule('url') })
  // the rule after it would hide its type from the API description
  .meta({ format: 'uri' });

/** A language by its BCP 47 code, such as `de` or `pt-BR`. */
export const LanguageCode = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: rule('language-code') })
  .max(35);

/** A picture's address: absolute http(s), or a path of ours such as `/media/…`. */
export const ImageAddress = z.union(
  [
    WebAddress,
    z
      .string()
      .regex(/^\/(media|plates)\/[\w./%=&?+~-]*$/)
      // a browser takes these for the folder above
      .refine((path) => !/(?:\.|%2e){2}/i.test(path))
      .max(2_048),
  ],
  {
    error: rule('photo-address'),
  },
);

/** A list in a query string: `?categories=dinner,lunch`; an array is accepted too. */
export const commaList = <T extends string>(values: readonly [T, ...T[]]) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(z.enum(values)).max(values.length).default([]),
  );

/** Several ids in a query string: `?ids=…,…`; an array is accepted too. */
export const idList = (most: number) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value), z.array(Id).min(1).max(most));

const pageSizeProblem = { error: rule('page-size', { most: MAX_PAGE_SIZE }) };
export const PageSize = z.coerce
  .number(pageSizeProblem)
  .int(pageSizeProblem)
  .min(1, pageSizeProblem)
  .max(MAX_PAGE_SIZE, pageSizeProblem)
  .default(ITEMS_PER_PAGE);

/** Keyset paging, shared by every list: the page after the item that `after` stands for. */
export const pageInput = {
  limit: PageSize,
  after: z.string().max(300).optional().describe('`next` of the page before'),
};

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: pageItems(item),
    next: z.string().nullable().describe('Pass as `after` for the next page; null at the end'),
    total: z.int().optional(),
  });

/** As many items as fit into one answer, and at least one: what makes a page sees to that. */
export const pageItems = <T extends z.ZodType>(item: T) => atMostBytes(PAGE_BYTES, z.array(item));
