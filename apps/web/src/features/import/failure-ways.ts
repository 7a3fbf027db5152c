import * as t from '@simmer/messages/import-failures';
import type { QueuedImport } from './import-queue';

export type Way = 'source' | 'text' | 'bookmark' | 'file';

export interface OtherWays {
  /** Why the recipe has to come another way than by its address. */
  reason: string;
  ways: readonly Way[];
}

const IN_BROWSER: readonly Way[] = ['source', 'text', 'bookmark'];

/** What is said about a page that the cook's browser may show, by the code of the failure. */
const REASONS: Record<string, string> = {
  blocked: t.blocked,
  'asks-to-wait': t.asksToWait,
  'script-only': t.scriptOnly,
  'not-extractable': t.notExtractableWay,
  timeout: t.timeoutWay,
  'too-large': t.tooLargeWay,
  'blocked-address': t.outOfReach,
  'unsupported-address': t.outOfReach,
  'http-status': t.elsewhere,
  network: t.elsewhere,
  tls: t.elsewhere,
  'too-many-redirects': t.elsewhere,
};

/** What works in place of the address; undefined when another way would not help. */
export function otherWays(queued: QueuedImport): OtherWays | undefined {
  if (queued.state !== 'failed') return undefined;
  if (queued.record?.error?.code === 'not-html') return { reason: t.aFile, ways: ['file', 'text'] };
  const reason = reasonFor(queued);
  return reason === undefined ? undefined : { reason, ways: IN_BROWSER };
}

function reasonFor({ record, page }: QueuedImport): string | undefined {
  if (page && !record) return t.notSent;
  const code = record?.error?.code ?? '';
  if (page && code === 'not-extractable') return t.notInSource;
  // past its reading, the page had nothing to do with it
  const wasRead = record?.stages.some(({ name }) => name === 'saving-picture');
  return wasRead ? undefined : REASONS[code];
}
