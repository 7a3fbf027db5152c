import * as t from '@simmer/messages/landing';
import { IconClock, IngredientRow, Ledger, Mark, PantryLabel, PlanCell, TickRow, Tray } from '@simmer/ui';
import type { ReactNode } from 'react';
import chickpeas from '../../app/plates/braised-chickpeas-with-lemon.svg';

/** How it works, in three steps, each with a working piece of the product as its picture. */
export const Steps = () => (
  <section className="wrap sec sec-first">
    <h2 className="h-44">{t.stepsTitle}</h2>
    <ol className="how">
      <Step number={1} title={t.step1} specimen={<PastedRecipe />}>
        {t.step1Text}
      </Step>
      <Step number={2} title={t.step2} specimen={<PlannedDinner />}>
        {t.step2Text}
      </Step>
      <Step number={3} title={t.step3} specimen={<SharedList />}>
        {t.step3Text}
      </Step>
    </ol>
  </section>
);

const Step = ({ number, title, specimen, children }: { number: number; title: string; specimen: ReactNode; children: ReactNode }) => (
  <li>
    <span className="no" aria-hidden="true">
      {number}
    </span>
    <div>
      <h3 className="h-24">{title}</h3>
      <p>{children}</p>
    </div>
    <div className="spec">{specimen}</div>
  </li>
);

const PastedRecipe = () => (
  <PantryLabel kicker={t.pastedNow}>
    <p className="pasted-title">{t.squash}</p>
    <Ledger className="pasted">
      <IngredientRow quantity={t.twoPounds} name={t.butternut} />
      <IngredientRow quantity={t.threeSpoons} name={t.peanutButter} />
    </Ledger>
  </PantryLabel>
);

const PlannedDinner = () => (
  <div className="planned">
    <span className="strong">
      <Mark>{t.thursday}</Mark>
    </span>
    <PlanCell
      href="/onboarding"
      title={t.chickpeas}
      picture={<Tray thumb ground="slate" src={chickpeas} />}
      detail={
        <>
          <IconClock />
          {t.usesSpinach}
        </>
      }
    />
  </div>
);

const SharedList = () => (
  <div className="shared-list">
    <TickRow name={t.lemons} quantity="3" defaultChecked />
    <TickRow name={t.spinach} quantity={t.spinachAmount} />
    <TickRow name={t.chickpeasItem} quantity={t.tins} />
  </div>
);
