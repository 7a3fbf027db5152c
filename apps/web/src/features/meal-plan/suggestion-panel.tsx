import { type Allergen, type Diet, MEAL_WISHES } from '@simmer/contracts/constants';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/meal-plan';
import { allergens, diets } from '@simmer/messages/nutrition';
import type { Relaxation, Wish } from '@simmer/planner';
import { Button, Chip, Chips, IconSparkles, PantryLabel } from '@simmer/ui';
import type { ReactNode } from 'react';
import { longDay } from '../../recipe/day-names';
import { mealInText } from '../../recipe/meal-names';
import type { LastSuggestion } from './use-suggestion';

const MOST_RELAXATIONS = 3;
const A_WEEK = 7;

interface SuggestionPanelProps {
  last: LastSuggestion;
  wishes: readonly Wish[];
  isBusy: boolean;
  onWish: (wishes: Wish[]) => void;
  onAgain: () => void;
  onKeep: () => void;
  /** What else turns the next suggestion. */
  children?: ReactNode;
}

/** After a suggestion: what to pay more attention to, another one, and what stayed empty for which reason. */
export function SuggestionPanel({ last, wishes, isBusy, onWish, onAgain, onKeep, children }: SuggestionPanelProps) {
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
      {grouped(last.empty).map(({ slots, relaxations }) => (
        <Unfilled key={slots[0]} slots={slots} relaxations={relaxations} />
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
function grouped(empty: LastSuggestion['empty']): EmptyMeals[] {
  const groups = new Map<string, EmptyMeals>();
  for (const { slot, relaxations } of empty) {
    const words = relaxations.slice(0, MOST_RELAXATIONS).map(wordsOf).join('\n');
    const group = groups.get(words) ?? { slots: [], relaxations };
    group.slots.push(slot);
    groups.set(words, group);
  }
  return [...groups.values()];
}

function Unfilled({ slots, relaxations }: EmptyMeals) {
  return (
    <div>
      <p>
        <b>{t.stayedEmpty({ places: new Intl.ListFormat(locale, { type: 'disjunction' }).format(placesOf(slots)) })}</b>
      </p>
      <ul className="plan-relax">
        {relaxations.slice(0, MOST_RELAXATIONS).map((relaxation) => (
          <li key={relaxation.rules.map(({ code }) => code).join()}>{wordsOf(relaxation)}</li>
        ))}
      </ul>
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

function wordsOf({ rules, recipes: count }: Relaxation): string {
  const [rule, ...others] = rules;
  if (!rule || others.length > 0) return t.relax.several({ count });
  switch (rule.code) {
    case 'meal':
      return t.relax.meal({ count });
    case 'time':
      return t.relax.time({ count, minutes: rule.maxMinutes });
    case 'diet':
      return t.relax.diet({ count, diet: diets[rule.diet as Diet] });
    case 'allergen':
      return t.relax.allergen({ count, allergen: allergens[rule.allergen as Allergen] });
    case 'unknown-allergen':
      return t.relax['unknown-allergen']({ count, allergen: allergens[rule.allergen as Allergen] });
    case 'dislike':
      return t.relax.dislike({ count, ingredient: rule.ingredient });
    case 'leftover':
      return t.relax.leftover({ count });
    case 'repeat':
      return t.relax.repeat({ count });
  }
}
