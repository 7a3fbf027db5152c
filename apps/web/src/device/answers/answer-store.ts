import { dropDocument, keepDocument, keptDocument, keptDocuments } from '../database';

const KIND = 'answer';
/** Raised when the screens of today cannot read what an earlier version kept. */
const VERSION = 1;
const KEPT_FOR_MS = 60 * 86_400_000;

interface KeptAnswer {
  version: number;
  /** Epoch milliseconds. */
  at: number;
  data: unknown;
}

let pruned: string | undefined;

/** The last answer that an account had under a query's hash. */
export async function findAnswer<T>(accountId: string, hash: string): Promise<T | undefined> {
  const kept = await keptDocument<KeptAnswer>(accountId, KIND, hash);
  return kept && isCurrent(kept) ? (kept.data as T) : undefined;
}

/** Keeps an answer in the place of the one before; what nobody has asked for in two months goes. */
export async function keepAnswer(accountId: string, hash: string, data: unknown): Promise<void> {
  await keepDocument(accountId, KIND, hash, { version: VERSION, at: Date.now(), data } satisfies KeptAnswer);
  if (pruned === accountId) return;
  pruned = accountId;
  for (const [id, kept] of await keptDocuments<KeptAnswer>(accountId, KIND)) if (!isCurrent(kept)) await dropDocument(accountId, KIND, id);
}

const isCurrent = ({ version, at }: KeptAnswer): boolean => version === VERSION && at > Date.now() - KEPT_FOR_MS;
