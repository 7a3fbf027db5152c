import { MEAL_WISHES } from '@simmer/contracts/constants';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/meal-plan';
import type { Relaxation, Rule, Wish } from '@simmer/planner';
import { Button, Chip, Chips, IconSparkles, PantryLabel } from '@simmer/ui';
import type { ReactNode } from 'react';
import { longDay } from '../../recipe/day-names';
import { mealInText } from '../../recipe/meal-names';
import { Relaxations, wordsOfAll } from './relaxations';
import type { LastSuggestion } from './use-suggestion';

const A_WEEK = 7;

interface SuggestionPanelProps {
  last: LastSuggestion;
  wishes: readonly Wish[];
  isBusy: boolean;
  onWish: (wishes: Wish[]) => void;
  onAgain: () => void;
  onKeep: () => void;
  /** Lifts rules for meals that stayed empty. */
  onRelax: (slots: readonly string[], rules: readonly Rule[]) => void;
  /** What else turns the next suggestion. */
  children?: ReactNode;
}

/** After a suggestion: what to pay more attention to, another one, and what stayed empty for which reason. */
export function SuggestionPanel({ last, wishes, isBusy, onWish, onAgain, onKeep, onRelax, children }: SuggestionPanelProps) {
  const toggled = (wish: Wish): Wish[] => (wishes.includes(wish) ? wishes.filter((other) => other !== wish) : [...wishes, wish]);
  return (
    <PantryLabel className="plan-suggestion" role="region" aria-label={t.suggestTitle}>
      <h2 className="h-20">{t.suggestTitle}</h2>
      <p>{t.suggestHelp}</p>
      <Chips aria-label={t.payAttention}>
        {MEAL_WISHES.map((wish) => (
          <Chip key={wish} pressed={wishes.includes(wish)} onClick={() => onWish(toggled(wish))}>
            {t.wishes[wish]}
          </Chip>
        ))}
      </Chips>
      {children}
      {grouped(last).map(({ slots, relaxations }) => (
        <Unfilled key={slots[0]} slots={slots} relaxations={relaxations} foods={last.foods} isBusy={isBusy} onRelax={onRelax} />
      ))}
      <div className="plan-suggestion-foot">
        <Button onClick={onAgain} busy={isBusy}>
          <IconSparkles /> {t.again}
        </Button>
        <Button variant="primary" onClick={onKeep}>
          {t.keepAll}
        </Button>
      </div>
    </PantryLabel>
  );
}

interface EmptyMeals {
  slots: string[];
  relaxations: readonly Relaxation[];
}

/** Meals that are empty for the same reasons, told once. */
function grouped({ empty, foods }: LastSuggestion): EmptyMeals[] {
  const groups = new Map<string, EmptyMeals>();
  for (const { slot, relaxations } of empty) {
    const words = wordsOfAll(relaxations, foods).join('\n');
    const group = groups.get(words) ?? { slots: [], relaxations };
    group.slots.push(slot);
    groups.set(words, group);
  }
  return [...groups.values()];
}

interface UnfilledProps extends EmptyMeals, Pick<SuggestionPanelProps, 'isBusy' | 'onRelax'>, Pick<LastSuggestion, 'foods'> {}

function Unfilled({ slots, relaxations, foods, isBusy, onRelax }: UnfilledProps) {
  return (
    <div>
      <p>
        <b>{t.stayedEmpty({ places: new Intl.ListFormat(locale, { type: 'disjunction' }).format(placesOf(slots)) })}</b>
      </p>
      <Relaxations {...{ relaxations, foods, isBusy }} label={t.allowThisWeek} onRelax={(rules) => onRelax(slots, rules)} />
    </div>
  );
}

/** "every breakfast" where a meal is empty on all seven days, else each with its day. */
function placesOf(slots: readonly string[]): string[] {
  const byMeal = new Map<string, string[]>();
  for (const slot of slots) {
    const meal = slot.split(' ').slice(1).join(' ');
    byMeal.set(meal, [...(byMeal.get(meal) ?? []), slot]);
  }
  return [...byMeal].flatMap(([meal, same]) => (same.length >= A_WEEK ? [t.everyMeal({ meal: mealInText(meal) })] : same.map(placeOfSlot)));
}

function placeOfSlot(slot: string): string {
  const [date = '', ...meal] = slot.split(' ');
  return t.placeInList({ day: longDay(date), meal: mealInText(meal.join(' ')) });
}
