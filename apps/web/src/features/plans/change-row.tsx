import { newId, queryOf } from '@simmer/client';
import type { BillingInterval } from '@simmer/contracts/constants';
import { money } from '@simmer/messages/money';
import * as t from '@simmer/messages/plans';
import { Banner, Button, IconAlertTriangle, OpeningRow, RowActions, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../api/client';
import { write } from '../../api/write';
import { useAction } from '../../forms/use-action';
import { PLAN_ROWS } from './rows';
import { priceAndInterval, type Plans } from './use-prices';

interface ChangeProps {
  /** How it is paid now. */
  interval: BillingInterval;
  plans: Plans;
}

/** Between monthly and yearly, with what it costs now before anything happens. */
export const ChangeRow = (props: ChangeProps) => (
  <OpeningRow id="plan-interval" group={PLAN_ROWS} label={t.payEvery} value={t.every[props.interval]}>
    {(close) => <Change {...props} onDone={close} />}
  </OpeningRow>
);

function Change({ interval, plans, onDone }: ChangeProps & { onDone: () => void }) {
  const toast = useToast();
  const other: BillingInterval = interval === 'monthly' ? 'yearly' : 'monthly';
  // what it costs changes by the day, so a copy is never shown
  const { data: preview, error } = useQuery({
    ...queryOf(client, 'GET /subscription/change', { interval: other }),
    staleTime: 0,
    gcTime: 0,
  });
  const id = useMemo(() => newId(), []);
  const changing = useAction(async () => {
    await write('POST /subscription/change', { id, interval: other });
    toast({ message: t.changed[other] });
    onDone();
  });
  return (
    <>
      {error && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {error.message}
        </Banner>
      )}
      <p role="status">{preview ? costOf(preview, priceAndInterval(plans, other)) : !error && t.asking}</p>
      <RowActions>
        {preview && (
          <Button size="sm" variant="primary" busy={changing.busy} onClick={changing.run}>
            {t.changeTo[other]}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t.keepIt}
        </Button>
      </RowActions>
    </>
  );
}

function costOf({ amount, currency }: { amount: number; currency: string }, after: string): string {
  if (amount === 0) return t.costsNothingNow({ after });
  return amount > 0 ? t.costsNow({ price: money(amount, currency), after }) : t.credited({ price: money(-amount, currency), after });
}
