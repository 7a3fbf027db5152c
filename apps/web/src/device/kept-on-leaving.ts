import { inTurn } from './tab-lock';

/** A change of one document of this device; without a value it goes. */
export interface DocumentChange {
  accountId: string;
  kind: string;
  id: string;
  value?: unknown;
}

const PREFIX = 'simmer.onLeaving.';
const page = typeof window === 'undefined' ? undefined : window;

/**
 * A page that is left in the middle of a write takes it along: the browser ends what the store has not finished. So what is still on its way then
 * is written where a page can write at once, and comes into the store before anything is read from there again.
 */
const onTheirWay = new Map<string, DocumentChange>();
const handed = new Set<string>();
let isLeft = false;

/** Makes a change of a document. `change` says whether the store has it. */
export async function untilKept(document: DocumentChange, change: () => Promise<boolean>): Promise<boolean> {
  const key = keyOf(document);
  onTheirWay.set(key, document);
  if (isLeft) handOver(key, document);
  const isKept = await change();
  if (onTheirWay.get(key) === document) {
    onTheirWay.delete(key);
    // the page was only set aside
    if (isKept && handed.delete(key)) page?.localStorage.removeItem(key);
  }
  return isKept;
}

/** Brings into the store what pages that were left have handed over. */
export async function takeHandedOver(store: (document: DocumentChange) => Promise<unknown>): Promise<void> {
  if (handedOver().length === 0) return;
  await inTurn('on-leaving', async () => {
    for (const key of handedOver()) {
      const text = page?.localStorage.getItem(key);
      if (text != null) await store(JSON.parse(text) as DocumentChange);
      page?.localStorage.removeItem(key);
    }
  });
}

/** Runs when another page of this device has handed something over: what it wrote is newer than what this one knows. */
export function whenHandedOver(take: () => void): void {
  page?.addEventListener('storage', ({ key, newValue }) => key?.startsWith(PREFIX) && newValue !== null && take());
}

/** Another person may use this device next. */
export function forgetHandedOver(accountId: string): void {
  for (const key of handedOver()) if (key.startsWith(`${PREFIX}${accountId} `)) page?.localStorage.removeItem(key);
}

const keyOf = ({ accountId, kind, id }: DocumentChange): string => `${PREFIX}${accountId} ${kind} ${id}`;

const handedOver = (): string[] => Object.keys(page?.localStorage ?? {}).filter((key) => key.startsWith(PREFIX));

function handOver(key: string, document: DocumentChange): void {
  const text = textOf(document);
  if (text === undefined) return;
  try {
    page?.localStorage.setItem(key, text);
    handed.add(key);
  } catch (error) {
    // no room for it: the store may still finish
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Undefined for what is more than text, such as a photo. */
function textOf(document: DocumentChange): string | undefined {
  let isText = true;
  const text = JSON.stringify(document, (_key, value: unknown) => {
    if (value instanceof Blob || value instanceof ArrayBuffer) isText = false;
    return value;
  });
  return isText ? text : undefined;
}

/** Runs when the page is left, in time for what is handed over. Returns how to stop. */
export function whenLeft(act: () => void): () => void {
  page?.addEventListener('pagehide', act);
  return () => page?.removeEventListener('pagehide', act);
}

whenLeft(() => {
  isLeft = true;
  for (const [key, document] of onTheirWay) handOver(key, document);
});
page?.addEventListener('pageshow', () => (isLeft = false));
