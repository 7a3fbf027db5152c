import * as t from '@simmer/messages/landing';
import { ButtonLink, Mark, PantryLabel, Rich, TextLink } from '@simmer/ui';
import chickpeas from '../../app/plates/bare/braised-chickpeas-with-lemon.svg';
import tart from '../../app/plates/bare/brown-butter-plum-tart.svg';
import salad from '../../app/plates/bare/charred-corn-and-tomato-salad.svg';
import shakshuka from '../../app/plates/bare/green-shakshuka.svg';
import cooler from '../../app/plates/bare/mint-and-lime-cooler.svg';
import bowl from '../../app/plates/bare/smoky-black-bean-bowl.svg';

// the order in which they lie on the table: landing.css places them by number
const plates = [bowl, chickpeas, cooler, tart, salad, shakshuka];

const week = [
  { day: 16, dish: t.squash, minutes: 40 },
  { day: 17, dish: t.shakshuka, minutes: 25 },
  { day: 18, dish: t.linguine, minutes: 25 },
  { day: 19, dish: t.chickpeas, minutes: 35 },
  { day: 20, dish: t.salmon, minutes: 22 },
];
const today = 19;
/** Of a month that began on a Sunday. */
const weekday = (day: number): string => t.weekday({ at: new Date(2026, 1, day) });

export const Hero = () => (
  <section className="hero">
    <div>
      <h1 className="h-60">
        <Rich parts={t.headline({ mark: (words) => <span className="mark mark-tall">{words}</span>, break: () => <br /> })} />
      </h1>
      <p className="lead">{t.lead}</p>
      <div className="acts">
        <ButtonLink variant="primary" size="lg" href="/onboarding">
          {t.endStress}
        </ButtonLink>
        <TextLink className="t17" href="/knowledge-base">
          {t.seeHow}
        </TextLink>
      </div>
      <p className="t15 muted promise">{t.promise}</p>
    </div>
    <div className="tt-wrap">
      <div className="table-top" aria-hidden="true">
        {plates.map((src) => (
          <img key={src} src={src} alt="" width="400" height="320" />
        ))}
      </div>
      <PantryLabel className="week" kicker={t.thisWeek}>
        <ol>
          {week.map(({ day, dish, minutes }) => (
            <li key={day}>
              <b>{day === today ? <Mark>{weekday(day)}</Mark> : weekday(day)}</b>
              <span>{dish}</span>
              <span className="num">
                {minutes}
                <span className="sr"> {t.minutesWord}</span>
              </span>
            </li>
          ))}
        </ol>
      </PantryLabel>
    </div>
  </section>
);
