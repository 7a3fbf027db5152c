import { IconClock, IngredientRow, Ledger, Mark, PantryLabel, PlanCell, TickRow, Tray } from '@simmer/ui';
import type { ReactNode } from 'react';
import chickpeas from '../../app/plates/braised-chickpeas-with-lemon.svg';

/** How it works, in three steps, each with a working piece of the product as its picture. */
export const Steps = () => (
  <section className="wrap sec sec-first">
    <h2 className="h-44">Three steps, then you are just cooking</h2>
    <ol className="how">
      <Step number={1} title="Bring the recipes you already trust" specimen={<PastedRecipe />}>
        Paste a link, paste the text, or type it from the card in your grandmother’s hand. Simmer finds the quantities and the steps.
      </Step>
      <Step number={2} title="Drag it to Thursday" specimen={<PlannedDinner />}>
        Or let Simmer suggest the week: quick on busy days, the spinach used up before it wilts, nothing twice. Lock what you like, swap the rest.
      </Step>
      <Step number={3} title="Shop once, together" specimen={<SharedList />}>
        One list, sorted the way your shop is. Two phones, the same ticks, and it works in the aisle with no signal.
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
  <PantryLabel kicker="Pasted just now">
    <p className="pasted-title">Squash and peanut soup</p>
    <Ledger className="pasted">
      <IngredientRow quantity="900 g" name="butternut squash" />
      <IngredientRow quantity="3 tbsp" name="peanut butter" />
    </Ledger>
  </PantryLabel>
);

const PlannedDinner = () => (
  <div className="planned">
    <span className="strong">
      <Mark>Thu 19</Mark>
    </span>
    <PlanCell
      href="/onboarding"
      title="Braised chickpeas with lemon"
      picture={<Tray thumb ground="slate" src={chickpeas} />}
      detail={
        <>
          <IconClock />
          uses Monday’s spinach
        </>
      }
    />
  </div>
);

const SharedList = () => (
  <div className="shared-list">
    <TickRow name="Lemons" quantity="3" defaultChecked />
    <TickRow name="Spinach" quantity="350 g" />
    <TickRow name="Chickpeas" quantity="2 tins" />
  </div>
);
