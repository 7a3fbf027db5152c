import type { BillingInterval } from '@simmer/contracts/constants';
import { FREE_RECIPE_LIMIT } from '@simmer/contracts/constants';
import { goToRecipes } from '@simmer/messages/common';
import { plans as tab } from '@simmer/messages/page-heads';
import * as t from '@simmer/messages/plans';
import { Banner, ButtonLink, IconAlertTriangle, Rich } from '@simmer/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { siteOrigin } from '../../browser/site';
import { clearCheckout } from '../../app/checkout/checkout-state';
import { usePageTitle } from '../../app/page-title';
import { Comparison } from './comparison';
import './plans.css';
import { PortalButton } from './portal-button';
import { ResumeButton } from './resume-button';
import { Shelf } from './shelf';
import { StartPremium } from './start-premium';
import { TestModeNote } from './test-mode-note';
import { type Standing, useRecipeCount, useStanding } from './use-plan';
import { usePrices } from './use-prices';

interface PlansScreenProps {
  /** Whether they turned back at the payment service. */
  isCheckoutCanceled?: boolean;
  leave?: (url: string) => void;
}

/** What Premium brings and costs, what happens without it, and the way there and back. */
export function PlansScreen({
  isCheckoutCanceled = false,
  leave = (url) => window.location.assign(new URL(url, siteOrigin())),
}: PlansScreenProps) {
  usePageTitle(tab);
  const standing = useStanding();
  const { data: plans, error } = usePrices();
  const [interval, chooseInterval] = useState<BillingInterval>('yearly');
  useEffect(() => {
    if (isCheckoutCanceled) clearCheckout();
  }, [isCheckoutCanceled]);
  const isBuying = standing?.kind === 'visitor' || standing?.kind === 'free' || standing?.kind === 'lapsed';
  return (
    <div className="plans">
      <TestModeNote isTestMode={plans?.isTestMode} />
      {isCheckoutCanceled && <Banner>{t.canceledCheckout}</Banner>}
      <Top standing={standing} />
      <h2 className="h-32 plans-h">{t.sideBySide}</h2>
      <Comparison plans={plans} interval={interval} onInterval={chooseInterval} />
      {error && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {t.plansAway}
        </Banner>
      )}
      {isBuying && plans && <StartPremium plans={plans} interval={interval} isComingBack={standing.kind === 'lapsed'} leave={leave} />}
      <WithoutIt />
    </div>
  );
}

function Top({ standing }: { standing: Standing | undefined }) {
  const count = useRecipeCount();
  switch (standing?.kind) {
    case undefined:
      return <div className="plans-top" aria-busy="true" />;
    case 'premium':
      return (
        <Head title={t.premiumTitle} lead={t.premiumLead}>
          {standing.payment && (
            <ButtonLink href="/app/settings#plan" className="plans-act">
              {t.manage}
            </ButtonLink>
          )}
        </Head>
      );
    case 'past-due':
      return (
        <Head title={t.failedTitle} lead={t.cardFailed({ at: standing.failedAt })}>
          <PortalButton label={t.changeCard} variant="primary" />
        </Head>
      );
    case 'canceled':
      return (
        <Head title={t.canceledTitle({ at: standing.endsAt })} lead={t.canceledLead}>
          <ResumeButton variant="primary" />
        </Head>
      );
    case 'lapsed': {
      const over = Math.max(0, (count ?? 0) - FREE_RECIPE_LIMIT);
      if (count === undefined) return <div className="plans-top" aria-busy="true" />;
      return (
        <Head
          title={t.lapsedTitle({ count })}
          lead={t.lapsedLead({ at: standing.endedAt, over, limit: FREE_RECIPE_LIMIT })}
          aside={<Shelf count={count} />}
        >
          <ButtonLink href="/app/recipes" className="plans-act">
            {goToRecipes}
          </ButtonLink>
        </Head>
      );
    }
    default:
      return (
        <Head
          title={<Rich parts={t.title({ mark: (words) => <span className="mark mark-tall">{words}</span> })} />}
          lead={t.lead}
          aside={count !== undefined && <Shelf count={count} />}
        />
      );
  }
}

const Head = ({ title, lead, aside, children }: { title: ReactNode; lead: string; aside?: ReactNode; children?: ReactNode }) => (
  <div className="plans-top">
    <div>
      <h1 className="h-60">{title}</h1>
      <p className="t20 plans-lead">{lead}</p>
      {children}
    </div>
    {aside}
  </div>
);

/** What happens to whoever stops paying, and how they do. */
const WithoutIt = () => (
  <div className="plans-two">
    <section aria-labelledby="if-you-stop">
      <h2 className="h-32" id="if-you-stop">
        {t.ifYouStop}
      </h2>
      <ol className="plans-when">
        {t.stops.map(({ when, what }) => (
          <li key={when}>
            <b>{when}</b>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </section>
    <section aria-labelledby="two-taps">
      <h2 className="h-32" id="two-taps">
        {t.twoTaps}
      </h2>
      <ol className="plans-taps">
        {t.taps.map((tap) => (
          <li key={tap}>
            <span className="strong">{tap}</span>
          </li>
        ))}
      </ol>
      <p className="t15 muted plans-note">{t.noQuestions}</p>
    </section>
  </div>
);
