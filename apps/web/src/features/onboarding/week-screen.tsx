import type { Allergen, Diet } from '@simmer/contracts/constants';
import { diets as dietNames } from '@simmer/messages/diets';
import { allergens as allergenNames } from '@simmer/messages/eaters';
import { language, locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/onboarding';
import type { StarterRecipe } from '@simmer/starter';
import { Button, classNames, ErrorState, Icon, IconButton, PantryLabel, SkeletonTray, Tag, TextLink, Tray, useToast } from '@simmer/ui';
import { useState } from 'react';
import { dayOfMonth, daysFromTo, longDay, shortDay } from '../../recipe/day-names';
import type { Answers } from './answers';
import { DishDialog } from './dish-dialog';
import type { FirstWeek, GiveUp, PlannedEvening, Why } from './first-week';
import { starterPlate } from './starter-plate';
import { addressOf } from './step-address';
import type { Question } from './stored-onboarding';
import type { ShownWeek } from './use-first-week';
import { portionsOf, seatsOf, wordOfKey } from './week-problem';

const either = new Intl.ListFormat(locale, { type: 'disjunction' });
const portions = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
/** In the middle of a sentence: German nouns keep their capital. */
const within = (word: string): string => (language === 'en' ? word.toLowerCase() : word);

/** The week of dinners, each with its reason and a button for another one, and what it adds up to. */
export function WeekScreen({ answers, shown }: { answers: Answers; shown: ShownWeek }) {
  const { week } = shown;
  if (shown.hasFailed)
    return (
      <ErrorState title={t.loadFailed} action={<Button onClick={shown.retry}>{t.again}</Button>}>
        {t.loadFailedText}
      </ErrorState>
    );
  return (
    <section aria-labelledby="week">
      <div className="onb-first">
        <h1 className="h-44" id="week" tabIndex={-1}>
          {t.weekTitle}
        </h1>
        <p className="muted t17" role="status">
          {week ? aboutWeek(week, answers) : t.making}
        </p>
      </div>
      <h2 className="sr">{t.dinners}</h2>
      <div className="onb-week">
        {week ? week.evenings.map((evening) => <EveningCard key={evening.date} evening={evening} shown={shown} />) : <Making />}
        {week && <Sum week={week} answers={answers} />}
      </div>
    </section>
  );
}

function aboutWeek({ evenings }: FirstWeek, answers: Answers): string {
  const dates = daysFromTo(evenings[0]?.date ?? '', evenings.at(-1)?.date ?? '');
  return t.weekText({ dinners: evenings.filter(({ recipe }) => recipe !== null).length, people: seatsOf(answers).length, dates });
}

/** As many cards as there will be, so that nothing jumps. */
const Making = () =>
  Array.from({ length: 7 }, (_, day) => (
    <div key={day} className="onb-card" aria-hidden="true">
      <SkeletonTray />
    </div>
  ));

function EveningCard({ evening: { date, slot, recipe, why, giveUps }, shown }: { evening: PlannedEvening; shown: ShownWeek }) {
  return (
    <article className={classNames('onb-card', !recipe && 'is-empty')} aria-label={longDay(date)}>
      <p className="onb-day">
        <span aria-hidden="true">{shortDay(date)}</span> <b>{dayOfMonth(date)}</b>
      </p>
      <div className="onb-pic">
        {recipe ? <Tray {...starterPlate(recipe)} /> : <span className="onb-empty" />}
        {recipe?.plan.minutes != null && <Tag>{t.inMinutes({ minutes: recipe.plan.minutes })}</Tag>}
      </div>
      <div>
        {recipe ? <DishName recipe={recipe} /> : <h3>{slot === null ? t.outThisEvening : t.nothingFits}</h3>}
        {why && <p className="onb-why">{wordsOfWhy(why)}</p>}
        {slot === null && <p className="onb-why">{t.outText}</p>}
        {giveUps.length > 0 && <GiveUps giveUps={giveUps} />}
      </div>
      {recipe && slot !== null && <SwapButton date={date} slot={slot} shown={shown} />}
    </article>
  );
}

/** The name of a dish, which opens its recipe. */
function DishName({ recipe }: { recipe: StarterRecipe }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h3>
        <button type="button" className="onb-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {recipe.draft.title}
        </button>
      </h3>
      {isOpen && <DishDialog recipe={recipe} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Only the latest can be undone: what an earlier one would bring back is the whole week of then. */
const SWAPS = 'swaps';

function SwapButton({ date, slot, shown }: { date: string; slot: string; shown: ShownWeek }) {
  const toast = useToast();
  const day = longDay(date);

  function swap(): void {
    const swapped = shown.swap(slot);
    if (!swapped) return toast({ message: t.noOtherDish, group: SWAPS });
    toast({ message: t.swapped({ day, title: swapped.recipe }), action: { label: t.undo, onAction: swapped.undo }, group: SWAPS });
  }

  return (
    <IconButton className="onb-swap" label={t.anotherDish({ day })} onClick={swap}>
      <IconRefresh />
    </IconButton>
  );
}

function wordsOfWhy(why: Why): string {
  switch (why.code) {
    case 'lunch':
      return t.why.lunch({ day: longDay(why.lunch) });
    case 'shares':
      return t.why.shares({ count: why.count, day: longDay(why.with) });
    case 'quick':
    case 'in-time':
      return t.why[why.code]({ minutes: why.minutes });
    case 'protein':
      return t.why.protein({ grams: why.grams });
    default:
      return t.why[why.code];
  }
}

/** Which answers leave an evening empty, each with the way to its question. */
const GiveUps = ({ giveUps }: { giveUps: readonly GiveUp[] }) => (
  <>
    <p className="onb-why">{t.nothingFitsText}</p>
    <ul className="onb-give-ups">
      {giveUps.map((giveUp) => {
        const { words, question } = wordsOfGiveUp(giveUp);
        return <li key={words}>{question ? <TextLink href={addressOf(question)}>{words}</TextLink> : words}</li>;
      })}
    </ul>
  </>
);

function wordsOfGiveUp({ rule, crossedOut }: GiveUp): { words: string; question?: Question } {
  switch (rule?.code) {
    case 'kitchen':
      return { words: t.giveUp.kitchen, question: 'kitchen' };
    case 'time':
      return { words: t.giveUp.time({ minutes: rule.maxMinutes }), question: 'time' };
    case 'diet':
      return { words: t.giveUp.diet({ diet: within(dietNames[rule.diet as Diet]) }), question: 'diet' };
    case 'allergen':
    case 'unknown-allergen':
      return { words: t.giveUp.allergen({ allergen: within(allergenNames[rule.allergen as Allergen]) }) };
    case 'dislike':
      return {
        words: t.giveUp.dislike({ food: crossedOut ? within(t.foods[crossedOut]) : (wordOfKey(rule.ingredient) ?? rule.ingredient) }),
        question: 'dislikes',
      };
    case 'repeat':
      return { words: t.giveUp.repeat };
    default:
      return { words: t.giveUp.several };
  }
}

function Sum({ week: { things, weekdayMinutes }, answers }: { week: FirstWeek; answers: Answers }) {
  const lines = [
    [t.atTable, portions.format(portionsOf(answers))],
    ...(weekdayMinutes === null ? [] : [[t.weekdayMinutes, weekdayMinutes]]),
    [t.thingsToBuy, things],
    ...(answers.allergens.length === 0
      ? []
      : [[t.withAllergens({ allergens: either.format(answers.allergens.map((one) => within(allergenNames[one]))) }), t.none]]),
  ] as const;
  return (
    <PantryLabel className="onb-sum" role="group" aria-labelledby="sum">
      <h2 className="h-20" id="sum">
        {t.sumTitle}
      </h2>
      <ul>
        {lines.map(([name, value]) => (
          <li key={name}>
            <span>{name}</span>
            <b className="num">{value}</b>
          </li>
        ))}
      </ul>
    </PantryLabel>
  );
}

const IconRefresh = () => <Icon d="M20 11a8.100 8.100 0 0 0-15.500-2m-.500-4v4h4M4 13a8.100 8.100 0 0 0 15.500 2m.500 4v-4h-4" />;
