import { DAY_MS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/tray';

/** How long ago that is, in the unit in which one would say it. */
export function sinceWhen(then: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - then.getTime()) / DAY_MS));
  if (days < 14) return t.days({ count: days });
  if (days < 61) return t.weeks({ count: Math.floor(days / 7) });
  if (days < 730) return t.months({ count: Math.floor(days / 30.44) });
  return t.years({ count: Math.floor(days / 365.25) });
}
