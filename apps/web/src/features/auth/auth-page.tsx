import { Banner, ErrorSummary, IconAlertTriangle, SkipLinks, type FieldError } from '@simmer/ui';
import type { ReactNode } from 'react';
import { VisitorHeader } from '../../app/frame/headers';
import pancakes from '../../app/plates/bare/buttermilk-pancakes.svg';
import cooler from '../../app/plates/bare/mint-and-lime-cooler.svg';
import noodles from '../../app/plates/bare/miso-mushroom-noodles.svg';
import curry from '../../app/plates/bare/prawn-and-coconut-curry.svg';
import salmon from '../../app/plates/bare/salmon-with-dill-and-cucumber.svg';
import './auth.css';

interface AuthPageProps {
  title: string;
  subtitle: string;
  /** The page's own entry, which the header leaves out. */
  page: 'log-in' | 'sign-up';
  errors: readonly FieldError[];
  /** What went wrong that is about no field. */
  notice: string | undefined;
  children: ReactNode;
}

/** A form at the left, summary first, and a laid table at the right that phones do without. */
export const AuthPage = ({ title, subtitle, page, errors, notice, children }: AuthPageProps) => (
  <>
    <SkipLinks search={false} />
    <VisitorHeader without={page} />
    <main id="main" tabIndex={-1} className="split">
      <div className="form-side">
        <div className="form-box">
          <div>
            <h1 className="h-44">{title}</h1>
            <p className="muted subtitle">{subtitle}</p>
          </div>
          <ErrorSummary errors={errors} />
          {notice !== undefined && (
            <Banner tone="error" icon={<IconAlertTriangle />}>
              {notice}
            </Banner>
          )}
          {children}
        </div>
      </div>
      <LaidTable />
    </main>
  </>
);

// the order in which they lie on the table: auth.css places them by number
const plates = [pancakes, salmon, noodles, cooler, curry];

const LaidTable = () => (
  <div className="art" aria-hidden="true">
    {plates.map((src) => (
      <img key={src} src={src} alt="" width="400" height="320" />
    ))}
  </div>
);
