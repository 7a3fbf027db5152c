import { FREE_RECIPE_LIMIT } from '@simmer/contracts/constants';
import { ButtonLink, TextLink } from '@simmer/ui';

/** The one place where yolk is an area. */
export const LastCall = ({ product }: { product: string }) => (
  <section className="last">
    <div className="wrap">
      <div>
        <h2 className="h-44">Thursday is closer than you think.</h2>
        <p className="t20">Start free with {FREE_RECIPE_LIMIT} recipes. Everything you add stays yours.</p>
      </div>
      <div className="last-acts">
        <ButtonLink size="lg" href="/onboarding">
          Try {product} Today - Cancel Anytime
        </ButtonLink>
        <TextLink href="/onboarding">Start Risk-Free</TextLink>
      </div>
    </div>
  </section>
);
