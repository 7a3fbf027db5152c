import type { SharedPage, SharedWeek } from '@simmer/contracts';
import { min } from '@simmer/messages/common';
import * as detail from '@simmer/messages/recipe-detail';
import * as t from '@simmer/messages/share';
import { aisles as aisleNames } from '@simmer/messages/shopping-list';
import { FOOD_AISLES } from '@simmer/foods';
import { classNames, Glyph, IconButton, IconPrinter, ListSection, PantryLabel } from '@simmer/ui';
import { useSyncExternalStore } from 'react';
import { usePageTitle } from '../../app/page-title';
import { useAccount } from '../../api/session/use-session';
import { aisleGlyph } from '../../recipe/aisle-glyphs';
import { amountsWords } from '../../recipe/amount-words';
import { dayOfMonth, daysFromTo, shortDay } from '../../recipe/day-names';
import { mealGlyph, mealName } from '../../recipe/meal-names';
import { RecipePicture } from '../../recipe/recipe-picture';
import { today } from '../../recipe/today';
import { KeepSimmer } from './keep-simmer';
import { SaveWeek } from './save-shared';
import './shared-week.css';

type Day = SharedWeek['days'][number];
type Dish = Day['dishes'][number];

interface SharedWeekPageProps {
  token: string;
  page: Pick<SharedPage, 'from' | 'expires_at'>;
  week: SharedWeek;
}

/** A week that somebody has shared: its meals, and what is bought for them. */
export function SharedWeekPage({ token, page: { from, expires_at }, week }: SharedWeekPageProps) {
  const title = titleOf(week);
  usePageTitle(title);
  const account = useAccount();
  const now = useToday();
  return (
    <>
      <article className="shared-week">
        <header className="top">
          <div>
            <p className="gift">
              <b>{from ? t.weekOf({ name: from }) : t.aWeek}</b>
              <span>{t.hereUntil({ at: new Date(expires_at) })}</span>
            </p>
            <h1 className="h-44">{title}</h1>
          </div>
          <div className="acts no-print">
            <SaveWeek token={token} week={week} from={from} />
            <IconButton line label={detail.print} onClick={() => window.print()}>
              <IconPrinter />
            </IconButton>
          </div>
        </header>
        {!account && <p className="t15 muted no-print reads">{t.readsWithoutAccount}</p>}
        <div className="cols">
          <ol className="wk">
            {week.days.map((day) => (
              <DayRow key={day.date} day={day} isToday={day.date === now} />
            ))}
          </ol>
          <aside className="side" aria-label={t.inShort}>
            <InShort week={week} />
            <p className="t15 muted no-print">{from ? t.followsPlan({ name: from }) : t.followsAPlan}</p>
          </aside>
          {week.to_buy.length > 0 && <ToBuy items={week.to_buy} />}
        </div>
      </article>
      <KeepSimmer />
    </>
  );
}

export const titleOf = ({ first, days }: SharedWeek): string => daysFromTo(first, days.at(-1)?.date ?? first);

/** Where the reader is: the server that writes the page does not know. */
const useToday = (): string | undefined => useSyncExternalStore(never, () => today(), unknown);

const never = () => () => undefined;
const unknown = (): undefined => undefined;

const DayRow = ({ day: { date, dishes }, isToday }: { day: Day; isToday: boolean }) => (
  <li className={classNames('wd', isToday && 'is-today')}>
    <p className="date">
      <span>
        {shortDay(date)}
        <b>{dayOfMonth(date)}</b>
      </span>
    </p>
    {dishes.length === 0 ? (
      <p className="muted none">{t.nothingPlanned}</p>
    ) : (
      <ul>
        {dishes.map((dish, at) => (
          <DishRow key={at} dish={dish} />
        ))}
      </ul>
    )}
  </li>
);

function DishRow({ dish: { meal, title, kind, total_time, picture } }: { dish: Dish }) {
  const icon = <Glyph name={mealGlyph(meal)} />;
  const name = <span className="sr">{mealName(meal)}: </span>;
  if (kind !== 'recipe')
    return (
      <li>
        {icon}
        <span className="nm muted wide">
          {name}
          {kind === 'leftover' ? t.leftOver({ title }) : title}
        </span>
      </li>
    );
  return (
    <li>
      {icon}
      {picture && <RecipePicture of={picture} sizes="44px" thumb />}
      <span className="nm">
        {name}
        {title}
      </span>
      {total_time > 0 && (
        <span className="num">
          {total_time} <small>{min}</small>
        </span>
      )}
    </li>
  );
}

function InShort({ week: { days, to_buy } }: { week: SharedWeek }) {
  const dishes = days.flatMap((day) => day.dishes);
  const cooked = dishes.filter(({ kind }) => kind === 'recipe');
  const meals = new Set(days.flatMap((day) => day.dishes.map(({ meal }) => `${day.date} ${meal}`))).size;
  const facts = [
    [t.cooking, timeOf(cooked.reduce((sum, { total_time }) => sum + total_time, 0))],
    [t.recipesInWeek, new Set(cooked.map(({ title }) => title)).size],
    [t.thingsToBuy, to_buy.length],
  ] as const;
  return (
    <PantryLabel>
      <p className="kick">{t.inShort}</p>
      <h2 className="h-24">{t.inShortTitle({ count: meals })}</h2>
      <dl className="t15">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </PantryLabel>
  );
}

const HOUR = 60;

const timeOf = (minutes: number): string =>
  minutes < HOUR ? t.minutesLong({ minutes }) : t.hoursLong({ hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });

const ToBuy = ({ items }: { items: SharedWeek['to_buy'] }) => (
  <section className="to-buy" aria-labelledby="to-buy-heading">
    <h2 className="h-32" id="to-buy-heading">
      {t.whatToBuy}
    </h2>
    {FOOD_AISLES.map((aisle) => ({ aisle, here: items.filter((item) => item.aisle === aisle) }))
      .filter(({ here }) => here.length > 0)
      .map(({ aisle, here }) => (
        <ListSection key={aisle} level={3} title={aisleNames[aisle]} icon={<Glyph name={aisleGlyph(aisle)} />} count={here.length}>
          <ul>
            {here.map(({ name, amounts }) => (
              <li key={name}>
                <span>{name}</span>
                <span className="num">{amountsWords(amounts)}</span>
              </li>
            ))}
          </ul>
        </ListSection>
      ))}
  </section>
);
