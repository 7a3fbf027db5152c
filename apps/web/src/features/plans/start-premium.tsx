import { newId } from '@simmer/client';
import type { BillingInterval } from '@simmer/contracts/constants';
import { language } from '@simmer/messages/language';
import * as t from '@simmer/messages/plans';
import { Banner, Button, ErrorSummary, IconAlertTriangle, Rich, TextField } from '@simmer/ui';
import { useMemo } from 'react';
import { emailError } from '../../access/rules';
import { write } from '../../api/write';
import { useAccount } from '../../api/session/use-session';
import { storeCheckout } from '../../app/checkout/checkout-state';
import { useForm } from '../../forms/use-form';
import { priceAndInterval, type Plans } from './use-prices';

interface StartPremiumProps {
  plans: Plans;
  interval: BillingInterval;
  /** Whoever had Premium before gets no second trial. */
  isComingBack: boolean;
  /** Takes the browser to the page of the payment service. */
  leave: (url: string) => void;
}

/** The way to the checkout. Whoever has no account yet says by which address it will be theirs. */
export function StartPremium({ plans, interval, isComingBack, leave }: StartPremiumProps) {
  const account = useAccount();
  const { trialDays } = plans;
  const hasTrial = trialDays > 0 && !isComingBack;
  const form = useForm({
    initial: { email: '' },
    rules: account ? {} : { email: emailError },
    send: async ({ email }) => {
      const userEmail = account?.email ?? email.trim();
      const { url } = await write('POST /checkouts', { id, interval, ...(!account && { email: userEmail, language }) });
      storeCheckout({ isTemporary: !account, userEmail, plan: interval });
      leave(url);
    },
  });
  const { email } = form.values;
  // sent twice it opens one checkout
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another order is another one
  const id = useMemo(() => newId(), [interval, email]);
  const price = priceAndInterval(plans, interval);
  return (
    <form className="plans-buy" onSubmit={form.onSubmit} noValidate>
      <ErrorSummary errors={form.errors} />
      {form.notice !== undefined && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {form.notice}
        </Banner>
      )}
      <p>{hasTrial ? t.trial({ days: trialDays, price }) : t.noTrial({ price })}</p>
      {!account && <TextField {...form.field('email')} label={t.yourEmail} hint={t.yourEmailHint} type="email" autoComplete="email" />}
      <Button type="submit" variant="primary" size="lg" busy={form.busy}>
        {isComingBack ? t.bringBack : hasTrial ? t.start : t.buy}
      </Button>
      {!account && (
        <p className="t15">
          <Rich parts={t.orFree({ link: (words) => <a href="/auth/register">{words}</a> })} />
        </p>
      )}
    </form>
  );
}
