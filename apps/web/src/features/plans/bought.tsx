import { BILLING_INTERVALS, CHECKOUT_WORDS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/checkout';
import { PantryLabel } from '@simmer/ui';
import { TestModeNote } from './test-mode-note';
import { usePrices, priceAndInterval } from './use-prices';

interface BoughtProps {
  sessionId: string;
  email: string | undefined;
  plan: string | undefined;
}

/** On the sign-up page: what somebody has paid for before they have an account, and by which address it becomes theirs. */
export function Bought({ sessionId, email, plan }: BoughtProps) {
  const { data: plans } = usePrices();
  const interval = BILLING_INTERVALS.find((one) => one === plan);
  return (
    <>
      <TestModeNote isTestMode={plans?.isTestMode} />
      <PantryLabel kicker={t.kicker} role="region" aria-labelledby="bought">
        <h2 className="h-24" id="bought">
          {t.premium}
        </h2>
        {interval && (
          <p className="strong">
            {t.intervals[interval]}
            {plans && `, ${priceAndInterval(plans, interval)}`}
          </p>
        )}
        <p className="t15">{email ? t.comesWithEmail({ email }) : t.comesWithAccount}</p>
        {sessionId === CHECKOUT_WORDS.pending && <p className="t15 muted">{t.stillPending}</p>}
      </PantryLabel>
    </>
  );
}
