import { ButtonLink, Mark, PantryLabel, TextLink } from '@simmer/ui';
import chickpeas from '../../app/plates/bare/braised-chickpeas-with-lemon.svg';
import tart from '../../app/plates/bare/brown-butter-plum-tart.svg';
import salad from '../../app/plates/bare/charred-corn-and-tomato-salad.svg';
import shakshuka from '../../app/plates/bare/green-shakshuka.svg';
import cooler from '../../app/plates/bare/mint-and-lime-cooler.svg';
import bowl from '../../app/plates/bare/smoky-black-bean-bowl.svg';

// the order in which they lie on the table: landing.css places them by number
const plates = [bowl, chickpeas, cooler, tart, salad, shakshuka];

const week = [
  { day: 'Mon', dish: 'Squash and peanut soup', minutes: 40 },
  { day: 'Tue', dish: 'Green shakshuka', minutes: 25 },
  { day: 'Wed', dish: 'Leek linguine', minutes: 25 },
  { day: 'Thu', dish: 'Braised chickpeas with lemon', minutes: 35 },
  { day: 'Fri', dish: 'Salmon, dill and cucumber', minutes: 22 },
];
const today = 'Thu';

export const Hero = () => (
  <section className="hero">
    <div>
      <h1 className="h-60">
        Dinner, <span className="mark mark-tall">decided.</span>
        <br />
        And the list
        <br />
        writes itself.
      </h1>
      <p className="lead">Simmer keeps your recipes, plans the week around your evenings, and turns the plan into one shopping list.</p>
      <div className="acts">
        <ButtonLink variant="primary" size="lg" href="/onboarding">
          End Dinner Stress Today
        </ButtonLink>
        <TextLink className="t17" href="/knowledge-base">
          See How It Works
        </TextLink>
      </div>
      <p className="t15 muted promise">No account to try it. The first week is ready in a minute.</p>
    </div>
    <div className="tt-wrap">
      <div className="table-top" aria-hidden="true">
        {plates.map((src) => (
          <img key={src} src={src} alt="" width="400" height="320" />
        ))}
      </div>
      <PantryLabel className="week" kicker="This week">
        <ol>
          {week.map(({ day, dish, minutes }) => (
            <li key={day}>
              <b>{day === today ? <Mark>{day}</Mark> : day}</b>
              <span>{dish}</span>
              <span className="num">
                {minutes}
                <span className="sr"> minutes</span>
              </span>
            </li>
          ))}
        </ol>
      </PantryLabel>
    </div>
  </section>
);
