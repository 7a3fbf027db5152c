import { ProblemError } from '@simmer/contracts';

/** `%41` for `A`: RFC 3986 calls both the same address, and a router decodes it, but a rule that looks at the path would not see it. */
const ENCODED_UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/i;

/**
 * Lets every address be written in one way only: the form that proxies ask with (`GET http://…`), letters that need no encoding but have one,
 * and an empty first segment (`//host/path`) are refused. No browser sends them to us.
 */
export function checkAddress(url: string): ProblemError | undefined {
  const path = pathOf(url);
  const isPlain = path.startsWith('/') && !path.startsWith('//') && !ENCODED_UNRESERVED.test(path);
  return isPlain ? undefined : new ProblemError('request.unreadable', 'Write this address without encoded letters and without a host.');
}

/** One host at most: what stands before us might have looked at the other one. */
export function checkHost(rawHeaders: readonly string[]): ProblemError | undefined {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 ? new ProblemError('request.unreadable', 'Name one host.') : undefined;
}

/** An address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';
