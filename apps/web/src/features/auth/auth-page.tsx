import { help } from '@simmer/messages/frame';
import { Banner, ButtonLink, ErrorSummary, Header, IconAlertTriangle, SkipLinks, type FieldError } from '@simmer/ui';
import type { ReactNode } from 'react';
import { VisitorHeader } from '../../app/frame/visitor-header';
import chickpeas from '../../app/plates/bare/braised-chickpeas-with-lemon.svg';
import tart from '../../app/plates/bare/brown-butter-plum-tart.svg';
import pancakes from '../../app/plates/bare/buttermilk-pancakes.svg';
import salad from '../../app/plates/bare/charred-corn-and-tomato-salad.svg';
import cooler from '../../app/plates/bare/mint-and-lime-cooler.svg';
import noodles from '../../app/plates/bare/miso-mushroom-noodles.svg';
import curry from '../../app/plates/bare/prawn-and-coconut-curry.svg';
import salmon from '../../app/plates/bare/salmon-with-dill-and-cucumber.svg';
import empty from '../../app/plates/empty.svg';
import './auth.css';

interface AuthPageProps {
  title: string;
  subtitle: ReactNode;
  /** The page's own entry, which the header leaves out; a step of signing in has help alone, the last page of an account both entries. */
  page: 'log-in' | 'sign-up' | 'step' | 'farewell';
  /** The cloth on the table at the right; each lies with dishes of its own. */
  table?: keyof typeof TABLES;
  errors?: readonly FieldError[];
  /** Counts the errors unless said. */
  errorTitle?: string;
  /** What went wrong that is about no field. */
  notice?: string | undefined;
  children: ReactNode;
}

/** A form at the left, summary first, and a laid table at the right that phones do without. */
export const AuthPage = ({ title, subtitle, page, table = 'brick', errors = [], errorTitle, notice, children }: AuthPageProps) => (
  <>
    <SkipLinks search={false} />
    {page === 'step' ? <StepHeader /> : <VisitorHeader without={page === 'farewell' ? undefined : page} />}
    <main id="main" tabIndex={-1} className="split">
      <div className="form-side">
        <div className="form-box">
          <div>
            <h1 className="h-44">{title}</h1>
            <p className="muted subtitle">{subtitle}</p>
          </div>
          <ErrorSummary errors={errors} title={errorTitle} />
          {notice !== undefined && (
            <Banner tone="error" icon={<IconAlertTriangle />}>
              {notice}
            </Banner>
          )}
          {children}
        </div>
      </div>
      <div className={`art ${table}`} aria-hidden="true">
        {TABLES[table].map((src, place) => (
          <img key={place} src={src} alt="" width="400" height="320" />
        ))}
      </div>
    </main>
  </>
);

const StepHeader = () => (
  <Header>
    <ButtonLink href="/knowledge-base" variant="quiet" size="sm">
      {help}
    </ButtonLink>
  </Header>
);

// in the order in which they lie: auth.css places them by number
const TABLES = {
  brick: [pancakes, salmon, noodles, cooler, curry],
  slate: [curry, chickpeas, cooler, noodles, salad],
  leek: [salad, chickpeas, pancakes, tart],
  sage: [empty, empty, empty],
};
