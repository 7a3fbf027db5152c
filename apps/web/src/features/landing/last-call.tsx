import { FREE_RECIPE_LIMIT } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/landing';
import { ButtonLink, TextLink } from '@simmer/ui';

/** The one place where yolk is an area. */
export const LastCall = ({ product }: { product: string }) => (
  <section className="last">
    <div className="wrap">
      <div>
        <h2 className="h-44">{t.lastTitle}</h2>
        <p className="t20">{t.lastText({ limit: FREE_RECIPE_LIMIT })}</p>
      </div>
      <div className="last-acts">
        <ButtonLink size="lg" href="/onboarding">
          {t.tryToday({ product })}
        </ButtonLink>
        <TextLink href="/onboarding">{t.riskFree}</TextLink>
      </div>
    </div>
  </section>
);
