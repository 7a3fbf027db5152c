import { ProblemError } from '@simmer/contracts';
import type { FastifyRequest } from 'fastify';

/** Room for what a form adds around its files. */
const FORM_BYTES = 64 * 1024;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 4 * 1024;

/** The limits of a form: how many files, how many bytes in total, and the problem for more. */
export interface FormLimits {
  files: number;
  bytes: number;
  tooLarge: string;
}

export interface FormFile {
  field: string;
  /** As the sender says. */
  name: string | undefined;
  content: AsyncIterable<Buffer>;
}

/**
 * Reads a form as it comes in: hands over each file, which has to be read to its end, and returns the fields that say something. Throws
 * `request.too-large` past a limit and `request.unreadable` for a form that is malformed or breaks off, also when the failed reading shows as an error of `take`.
 */
export async function readForm(
  request: FastifyRequest,
  { files, bytes, tooLarge }: FormLimits,
  take: (file: FormFile) => Promise<void>,
): Promise<Record<string, string>> {
  if (Number(request.headers['content-length']) > bytes + FORM_BYTES) throw new ProblemError('request.too-large', tooLarge);
  const fields: Record<string, string> = {};
  let left = bytes;
  // stores wrap what breaks their stream, so it is remembered
  let refusal: ProblemError | undefined;
  const refuse = (error: unknown): ProblemError => {
    refusal ??= left < 0 || isLimit(error) ? new ProblemError('request.too-large', tooLarge) : unreadable(error);
    return refusal;
  };
  const count = ({ length }: Buffer): void => {
    left -= length;
    if (left < 0) throw new Error('The form holds more than it may.');
  };
  try {
    const limits = { files, fields: MAX_FIELDS, parts: files + MAX_FIELDS, fileSize: Infinity, fieldSize: MAX_FIELD_BYTES };
    for await (const part of watched(request.parts({ limits }), refuse)) {
      if (part.type === 'file') await take({ field: part.fieldname, name: part.filename, content: watched(part.file, refuse, count) });
      // a field that was left empty was not filled in
      else if (part.value !== '') fields[part.fieldname] = String(part.value);
    }
    return fields;
  } catch (error) {
    throw refusal ?? error;
  }
}

/** The same items, each looked at; an error of their source or of that look is translated, one of their reader is not. */
async function* watched<T>(source: AsyncIterable<T>, translate: (error: unknown) => Error, look?: (item: T) => void): AsyncGenerator<T> {
  try {
    for await (const item of source) {
      look?.(item);
      yield item;
    }
  } catch (error) {
    throw translate(error);
  }
}

/** A limit on the number of files or fields. */
const isLimit = (error: unknown): boolean => (error as { statusCode?: unknown } | null)?.statusCode === 413;

const unreadable = (cause: unknown): ProblemError =>
  new ProblemError('request.unreadable', 'This form is incomplete. Please send it again.', { cause });
