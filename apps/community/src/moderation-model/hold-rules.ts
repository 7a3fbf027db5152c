import { DAY_MS, type HoldReason } from '@simmer/contracts';
import { findHeldWord } from './held-words';

/** What the rules count. */
export const HOLD_RULES = {
  /** Links that anybody may write into one text; of a new account none. */
  links: 1,
  /** An account counts as new for so many days. */
  newAccountDays: 3,
  /** So many texts of a new account are read by somebody first. */
  firstPosts: 2,
  /** Texts that one cook may write within `rateMinutes`. */
  rate: 4,
  rateMinutes: 10,
} as const;

/** What the rules know of who writes. */
export interface AuthorFacts {
  /** When the account was made, in milliseconds since 1970. */
  accountMadeAt: number;
  /** Texts of the last `HOLD_RULES.rateMinutes` before this one. */
  recentPosts: number;
  /** Texts of any time that are shown. */
  acceptedPosts: number;
}

/** Web addresses, with or without `https://`; a number such as 1.5 is none, nor is the end of one sentence before the next. */
const LINK =
  /(?:https?:\/\/|www\.)\S+|\b[a-z0-9][a-z0-9-]*\.(?:com|net|org|info|biz|shop|store|online|site|xyz|top|io|ru|cn|de|at|ch|eu|uk)\b/giu;

/** Characters without a width hide a word from a rule, not from a reader. */
const readable = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Why the words of a text alone hold it back; empty where nothing does. `links`: so many it may have. */
export function textHoldReasons(text: string, links: number = HOLD_RULES.links): HoldReason[] {
  const plain = readable(text);
  const reasons: HoldReason[] = [];
  if ((plain.match(LINK) ?? []).length > links) reasons.push('links');
  if (findHeldWord(plain) !== null) reasons.push('words');
  return reasons;
}

/** Why a text is held back until staff have read it; empty where it may be shown. `now` in milliseconds since 1970. */
export function holdReasons(text: string, author: AuthorFacts, now: number): HoldReason[] {
  const isNew = now - author.accountMadeAt < HOLD_RULES.newAccountDays * DAY_MS;
  const reasons = textHoldReasons(text, isNew ? 0 : HOLD_RULES.links);
  if (author.recentPosts >= HOLD_RULES.rate) reasons.push('rate');
  if (isNew && author.acceptedPosts < HOLD_RULES.firstPosts) reasons.push('first-posts');
  return reasons;
}
