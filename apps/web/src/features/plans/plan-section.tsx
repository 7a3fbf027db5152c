import { queryOf } from '@simmer/client';
import type { Payment, Subscription } from '@simmer/contracts';
import * as t from '@simmer/messages/plans';
import { ActionRow, Banner, ButtonLink, IconAlertTriangle, LedgerHeading, Tag } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { CancelRow } from './cancel-row';
import { ChangeRow } from './change-row';
import { InvoicesRow } from './invoices-row';
import './plans.css';
import { PortalButton } from './portal-button';
import { ResumeButton } from './resume-button';
import { TestModeNote } from './test-mode-note';
import { goesOn, standingOf } from './use-plan';
import { priceAndInterval, priceOf, type Plans, usePrices } from './use-prices';

/** How the cook pays for Premium, when next and how much, and every change of that. */
export function PlanSection() {
  const { data: subscription } = useQuery(queryOf(client, 'GET /subscription', {}));
  const { data: payment, error } = useQuery(queryOf(client, 'GET /subscription/payment', {}));
  const { data: plans } = usePrices();
  return (
    <>
      <LedgerHeading id="plan" end={payment && <StateTag payment={payment} />}>
        {t.section}
      </LedgerHeading>
      {error && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {t.plansAway}
        </Banner>
      )}
      {subscription && payment && plans && <Contents subscription={subscription} payment={payment} plans={plans} />}
    </>
  );
}

interface Known {
  subscription: Subscription;
  payment: Payment;
  plans: Plans;
}

function Contents({ subscription, payment, plans }: Known) {
  const { kind } = standingOf(subscription, payment);
  const { status, interval, failedAt, isCanceled, periodEnd } = payment;
  const isPaid = goesOn(payment);
  return (
    <>
      <TestModeNote isTestMode={payment.isTestMode} />
      {failedAt && (
        <Banner tone="error" icon={<IconAlertTriangle />} end={<PortalButton label={t.changeCard} />}>
          {t.cardFailed({ at: new Date(failedAt) })}
        </Banner>
      )}
      {status === 'incomplete' && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {t.incomplete}
        </Banner>
      )}
      <ActionRow
        label={t.section}
        value={<PlanWords subscription={subscription} payment={payment} plans={plans} />}
        end={
          kind === 'canceled' ? (
            <ResumeButton size="sm" />
          ) : (
            <ButtonLink size="sm" href="/plans">
              {kind === 'premium' || kind === 'past-due' ? t.seePlans : t.seePremium}
            </ButtonLink>
          )
        }
      />
      {isPaid && interval && kind !== 'canceled' && <ChangeRow interval={interval} plans={plans} />}
      {status !== 'none' && (
        <>
          <ActionRow label={t.card} value={t.atPaymentService} end={<PortalButton label={t.openPortal} />} />
          <InvoicesRow />
        </>
      )}
      {isPaid && periodEnd && <CancelRow endsAt={new Date(periodEnd)} isCanceled={isCanceled} />}
    </>
  );
}

const StateTag = ({ payment: { status, isCanceled } }: { payment: Payment }) => {
  if (status === 'none') return null;
  if (isCanceled && status !== 'ended') return <Tag>{t.endsTag}</Tag>;
  return (
    <Tag tone={status === 'past-due' || status === 'incomplete' ? 'tomato' : status === 'ended' ? undefined : 'leek'}>
      {t.states[status]}
    </Tag>
  );
};

/** The plan, and below it what is charged next. */
function PlanWords({ subscription, payment, plans }: Known) {
  const { interval } = payment;
  const { kind } = standingOf(subscription, payment);
  const isPremium = kind === 'premium' || kind === 'canceled' || kind === 'past-due';
  const isGranted = kind === 'premium' && !goesOn(payment);
  const name = isPremium ? (interval && !isGranted ? t.premiumPaid[interval] : t.premium) : t.free;
  return (
    <>
      {name}
      <small>{isGranted ? t.granted : noteOf({ subscription, payment, plans })}</small>
    </>
  );
}

const pricesOf = (plans: Plans): string =>
  t.premiumCosts({ monthly: priceAndInterval(plans, 'monthly'), yearly: priceAndInterval(plans, 'yearly') });

function noteOf({ subscription: { recipeLimit }, payment, plans }: Known): string | undefined {
  const { status, interval, periodEnd, trialEnd, isCanceled } = payment;
  if (status === 'none' || status === 'ended' || status === 'incomplete' || !periodEnd || !interval)
    return [recipeLimit !== null && t.ownRecipes({ count: recipeLimit }), plans.prices.length > 0 && pricesOf(plans)]
      .filter(Boolean)
      .join('. ');
  if (isCanceled) return t.ends({ at: new Date(periodEnd) });
  // what is open is said above
  if (status === 'past-due') return undefined;
  const price = priceOf(plans, interval);
  if (status === 'trialing' && trialEnd) return t.firstCharge({ at: new Date(trialEnd), price });
  return t.nextCharge({ at: new Date(periodEnd), price });
}
