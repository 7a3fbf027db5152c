import type { ProblemCode } from '@simmer/contracts';
import type { ResourceName } from './resources';

/** What an id in an input is, and what becomes of whoever names another's. */
export interface IdUse {
  of: ResourceName | 'account' | 'nothing';
  /**
   * hidden: refused with 404, word for word as for an id that nobody has. ignored: as little a mistake as an id that nobody has.
   * taken: whoever sends the id has made it, and another has used it.
   */
  foreign: 'hidden' | 'ignored' | 'taken';
}

/** What cannot be read from an operation's contract. Who may call it at all can. */
export interface Row {
  /** Every id in the input, by where it stands. */
  ids?: Readonly<Record<string, IdUse>>;
  /** Fields in place of those that are made from the schema; an undefined one is left out. */
  input?: (
    canary: string,
    ids: ReadonlyMap<string, string>,
    accountId: string,
  ) => Promise<Record<string, unknown>> | Record<string, unknown>;
  /** What the owner of everything named may be refused with, where a sample cannot be right. */
  own?: readonly ProblemCode[];
  /** Said while the one before is still at work: then it is asked again. */
  busy?: ProblemCode;
  /** Ends the session or the account, so that somebody asks who has come for this alone. */
  usesUp?: true;
}

export const about = (of: IdUse['of']): IdUse => ({ of, foreign: 'hidden' });
export const names = (of: IdUse['of']): IdUse => ({ of, foreign: 'ignored' });
export const makes = (of: IdUse['of']): IdUse => ({ of, foreign: 'taken' });
/** Made by a client for something within what it is sent with. */
export const local: IdUse = { of: 'nothing', foreign: 'ignored' };
export const oneOf = (of: ResourceName, rest: Omit<Row, 'ids'> = {}): Row => ({ ids: { id: about(of) }, ...rest });
