import { queryOf, type RouteOutput } from '@simmer/client';
import type { BillingInterval } from '@simmer/contracts/constants';
import { money } from '@simmer/messages/money';
import * as t from '@simmer/messages/plans';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';

export type Plans = RouteOutput<'GET /plans'>;

/** What premium costs, and whether nothing is really paid here. */
export const usePrices = () => useQuery(queryOf(client, 'GET /plans', {}));

const priceIn = ({ prices }: Plans, interval: BillingInterval) => prices.find((price) => price.interval === interval);

/** Such as '$36'. */
export function priceOf(plans: Plans, interval: BillingInterval): string {
  const price = priceIn(plans, interval);
  return price ? money(price.amount, price.currency) : '';
}

/** Such as '$36 a year'. */
export const priceAndInterval = (plans: Plans, interval: BillingInterval): string =>
  t.perInterval[interval]({ price: priceOf(plans, interval) });

/** What a month comes to, however it is paid. */
export function pricePerMonth(plans: Plans, interval: BillingInterval): string {
  const price = priceIn(plans, interval);
  return price ? money(interval === 'yearly' ? Math.round(price.amount / 12) : price.amount, price.currency) : '';
}
