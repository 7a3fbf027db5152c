import * as t from '@simmer/messages/meal-plan';

/** What a dish in hand adds or takes, in whole numbers; nothing while it is less than one. */
export function More({ by }: { by: number }) {
  const amount = Math.round(Math.abs(by));
  return amount === 0 ? null : <em>{by > 0 ? t.more({ amount }) : t.less({ amount })}</em>;
}
