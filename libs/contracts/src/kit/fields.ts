import { z } from 'zod';
import { ITEMS_PER_PAGE, MAX_PAGE_SIZE } from '../constants';

/** A UUID, in small letters however it is sent; where the client creates something it makes a version 7 one, which then is the idempotency key. */
export const Id = z.uuid({ error: 'This id is not a UUID.' }).toLowerCase();

export const Timestamp = z.iso.datetime();

/** Half of a character (a surrogate without the other one), as programs leave it that cut text; it cannot be written as UTF-8. */
const withoutHalves = (value: string): string => value.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** Text of at most `max` characters, trimmed. NUL is refused because not every store we support can keep it. `missing` is said when there is none. */
export const text = (max: number, missing = 'This must be text.') =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : 'This must be text.') })
    .trim()
    .overwrite(withoutHalves)
    .max(max, { error: `Use at most ${max.toLocaleString('en')} characters.` })
    .regex(/^[^\u0000]*$/, { error: 'This text has a character that cannot be stored.' });

/** Text that must say something. */
export const requiredText = (max: number, message: string) => text(max, message).min(1, { error: message });

/** An absolute http(s) address. */
export const WebAddress = z.url({ protocol: /^https?$/, error: 'Please enter a valid URL' }).overwrite(withoutHalves).max(2_048, { error: 'Use at most 2,048 characters.' });

/** A language by its BCP 47 code, such as `de` or `pt-BR`. */
export const LanguageCode = z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'This is not a language code.' }).max(35);

/** A picture's address: absolute http(s), or a path of ours such as `/media/…`. */
export const ImageAddress = z.union([WebAddress, z.string().regex(/^\/(media|plates)\/[\w./%=&?+~-]*$/).max(2_048)], {
  error: 'This must be the address of a picture.',
});

/** A list in a query string: `?categories=dinner,lunch`; an array is accepted too. */
export const commaList = <T extends string>(values: readonly [T, ...T[]]) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(z.enum(values)).max(values.length).default([]),
  );

const pageSizeProblem = { error: `Items per page must be between 1 and ${MAX_PAGE_SIZE}` };
export const PageSize = z.coerce.number(pageSizeProblem).int(pageSizeProblem).min(1, pageSizeProblem).max(MAX_PAGE_SIZE, pageSizeProblem).default(ITEMS_PER_PAGE);

/** Keyset paging, shared by every list: the page after the item that `after` stands for. */
export const pageInput = {
  limit: PageSize,
  after: z.string().max(300).optional().describe('`next` of the page before'),
};

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable().describe('Pass as `after` for the next page; null at the end'),
    total: z.int().optional(),
  });
