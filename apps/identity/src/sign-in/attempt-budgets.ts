import { DAY_MS, MINUTE_MS } from '@simmer/contracts';
import { hashOf } from '@simmer/kit';

/** So many tries within a time, counted together under one key. */
export interface AttemptBudget {
  key: string;
  tries: number;
  withinMs: number;
}

/** What is tried: a password, a code of the second step, to have a mail sent, or to write to us, which has a mail sent too. */
export type Tried = 'password' | 'code' | 'mail' | 'message';

const PER_WHILE: Record<Tried, { tries: number; withinMs: number }> = {
  password: { tries: 10, withinMs: 15 * MINUTE_MS },
  code: { tries: 5, withinMs: 15 * MINUTE_MS },
  mail: { tries: 3, withinMs: 60 * MINUTE_MS },
  message: { tries: 3, withinMs: 60 * MINUTE_MS },
};
const PER_DAY: Record<Tried, number> = { password: 100, code: 60, mail: 20, message: 10 };

/**
 * What one try on an address, or on an account, counts against: a few for a while, more for a day. Strangers share the day's tries on an account, each network
 * has a while of its own. A known device shares neither, so that no stranger can use up what its owner needs; whoever steals its cookie has
 * no more tries than a stranger. Keys tell neither address nor network.
 */
export function budgetsOf(tried: Tried, subject: string, source: string, knownDevice: string | undefined): AttemptBudget[] {
  const account = tried === 'password' ? subject : `${subject} ${tried}`;
  const device = knownDevice && `${account} device ${knownDevice}`;
  return [
    { key: hashOf(device ?? `${account} source ${source}`), ...PER_WHILE[tried] },
    { key: hashOf(`${device ?? account} day`), tries: PER_DAY[tried], withinMs: DAY_MS },
  ];
}
