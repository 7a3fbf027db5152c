import { BILLING_INTERVALS, type BillingInterval, FREE_RECIPE_LIMIT } from '@simmer/contracts/constants';
import { money } from '@simmer/messages/money';
import * as t from '@simmer/messages/plans';
import { IconCheck, Segmented } from '@simmer/ui';
import type { ReactNode } from 'react';
import { pricePerMonth, priceOf, type Plans } from './use-prices';

const INTERVALS = BILLING_INTERVALS.map((value) => ({ value, label: t.intervals[value] }));

interface ComparisonProps {
  /** Undefined while the prices are not known. */
  plans: Plans | undefined;
  interval: BillingInterval;
  onInterval: (interval: BillingInterval) => void;
}

/** Free and Premium side by side, with what each costs in the last row. */
export function Comparison({ plans, interval, onInterval }: ComparisonProps) {
  const { 'own-recipes': ownRecipes, ...extras } = t.extras;
  return (
    <table className="cmp">
      <caption className="sr">{t.compared}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.free}</th>
          <th scope="col" className="p">
            {t.premium}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row {...ownRecipes} free={<b className="big">{FREE_RECIPE_LIMIT}</b>} premium={<b className="big">{t.noEnd}</b>} />
        {t.shared.map((row) => (
          <Row key={row.name} {...row} free={<Yes />} premium={<Yes />} />
        ))}
        {Object.values(extras).map((row) => (
          <Row key={row.name} {...row} free={<No />} premium={<Yes />} />
        ))}
      </tbody>
      {plans && (
        <tfoot>
          <tr>
            <th scope="row">
              <Segmented label={t.howToPay} options={INTERVALS} value={interval} onChange={onInterval} />
            </th>
            <td>
              <b className="price">{money(0, plans.prices[0]?.currency ?? 'usd')}</b>
              <small>{t.forever}</small>
            </td>
            <td className="p" aria-live="polite">
              <b className="price">{pricePerMonth(plans, interval)}</b>
              <small>{interval === 'yearly' ? t.aMonthPaidYearly({ price: priceOf(plans, interval) }) : t.aMonth}</small>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const Row = ({ name, note, free, premium }: { name: string; note: string; free: ReactNode; premium: ReactNode }) => (
  <tr>
    <th scope="row">
      {name}
      <small>{note}</small>
    </th>
    <td>{free}</td>
    <td className="p">{premium}</td>
  </tr>
);

const Yes = () => (
  <span className="yes">
    <IconCheck />
    <span className="sr">{t.yes}</span>
  </span>
);

const No = () => (
  <>
    <span className="dash" aria-hidden="true" />
    <span className="sr">{t.no}</span>
  </>
);
