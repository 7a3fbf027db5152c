import type { QueuedImport } from './import-queue';

export type Way = 'source' | 'text' | 'bookmark' | 'file';

export interface OtherWays {
  /** Why the recipe has to come another way than by its address. */
  reason: string;
  ways: readonly Way[];
}

const IN_BROWSER: readonly Way[] = ['source', 'text', 'bookmark'];
const ELSEWHERE = 'Check the address. If your browser shows the page, you can bring it from there.';
const OUT_OF_REACH = 'Simmer reads pages of the public web only. If your browser shows this one, you can bring it from there.';

/** What is said about a page that the cook's browser may show, by the code of the failure. */
const REASONS: Record<string, string> = {
  blocked: 'This site lets people in, but no programs. You can see the page, so you can bring it.',
  'asks-to-wait': 'The same address may work again in a few minutes. If your browser shows the page, you can bring it from there at once.',
  'script-only': 'This page is put together inside the browser, so from outside it is empty. In your browser it is not.',
  'not-extractable': 'Simmer read the page and found no title with ingredients. What you see in your browser may say more.',
  timeout: 'The site did not answer in time. If your browser shows the page, you can bring it from there.',
  'too-large': 'The page is too large to fetch. What matters of it you can bring from your browser.',
  'blocked-address': OUT_OF_REACH,
  'unsupported-address': OUT_OF_REACH,
  'http-status': ELSEWHERE,
  network: ELSEWHERE,
  tls: ELSEWHERE,
  'too-many-redirects': ELSEWHERE,
};

const NOT_SENT = 'The page did not reach Simmer. Its source is still here, so you can send it again.';
const NOT_IN_SOURCE = 'Simmer read what you sent and found no title with ingredients in it. The text of the recipe, as you see it on the page, should work.';
const A_FILE = 'There is a file at this address and not a page. Download it, then bring it as a file.';

/** What works in place of the address; undefined when another way would not help. */
export function otherWays(queued: QueuedImport): OtherWays | undefined {
  if (queued.state !== 'failed') return undefined;
  if (queued.record?.error?.code === 'not-html') return { reason: A_FILE, ways: ['file', 'text'] };
  const reason = reasonFor(queued);
  return reason === undefined ? undefined : { reason, ways: IN_BROWSER };
}

function reasonFor({ record, page }: QueuedImport): string | undefined {
  if (page && !record) return NOT_SENT;
  const code = record?.error?.code ?? '';
  if (page && code === 'not-extractable') return NOT_IN_SOURCE;
  // past its reading, the page had nothing to do with it
  const wasRead = record?.stages.some(({ name }) => name === 'saving-picture');
  return wasRead ? undefined : REASONS[code];
}
