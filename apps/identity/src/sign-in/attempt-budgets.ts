const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** So many wrong passwords within a time, counted together under one key. */
export interface AttemptBudget {
  key: string;
  tries: number;
  withinMs: number;
}

/**
 * What one try of a password counts against: a few for a while, more for a day. Strangers share the day's tries on an account, each network
 * has a while of its own. A known device shares neither, so that no stranger can use up what its owner needs; whoever steals its cookie has
 * no more tries than a stranger.
 */
export function budgetsOf(emailKey: string, source: string, knownDevice: string | undefined): AttemptBudget[] {
  const device = knownDevice && `${emailKey} device ${knownDevice}`;
  return [
    { key: device ?? `${emailKey} source ${source}`, tries: 10, withinMs: 15 * MINUTE_MS },
    { key: `${device ?? emailKey} day`, tries: 100, withinMs: DAY_MS },
  ];
}
