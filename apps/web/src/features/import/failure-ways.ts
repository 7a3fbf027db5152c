import type { QueuedImport } from './import-queue';

const ELSEWHERE = 'Check the address. If your browser shows the page, you can bring it from there.';

/** Why the other ways are offered, by the code of the failure. */
const REASONS: Record<string, string> = {
  blocked: 'This site lets people in, but no programs. You can see the page, so you can bring it.',
  'script-only': 'This page is put together inside the browser, so from outside it is empty. In your browser it is not.',
  'not-extractable': 'Simmer read the page and found no title with ingredients. What you see in your browser may say more.',
  timeout: 'The site did not answer in time. If your browser shows the page, you can bring it from there.',
  'http-status': ELSEWHERE,
  network: ELSEWHERE,
  tls: ELSEWHERE,
  'too-many-redirects': ELSEWHERE,
};

const NOT_SENT = 'The page did not reach Simmer. Its source is still here, so you can send it again.';
const NOT_IN_SOURCE = 'Simmer read what you sent and found no title with ingredients in it. The text of the recipe, as you see it on the page, should work.';

/** Why a page has to come another way than by its address; undefined when that would not help. */
export function reasonForOtherWays({ state, record, page }: QueuedImport): string | undefined {
  if (state !== 'failed') return undefined;
  if (page && !record) return NOT_SENT;
  const code = record?.error?.code ?? '';
  return page && code === 'not-extractable' ? NOT_IN_SOURCE : REASONS[code];
}
