import type { Allergen, Diet } from '@simmer/contracts/constants';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/meal-plan';
import { allergens, diets } from '@simmer/messages/nutrition';
import { canBeRelaxed, type Relaxation, type Rule } from '@simmer/planner';
import { Button } from '@simmer/ui';
import { useId } from 'react';
import type { FoodNames } from './planner-thread';

const MOST_RELAXATIONS = 3;

interface RelaxationsProps {
  relaxations: readonly Relaxation[];
  foods: FoodNames;
  isBusy?: boolean;
  /** What the button says: for how long the rule is lifted. */
  label: string;
  onRelax: (rules: readonly Rule[]) => void;
}

/** What keeps recipes out of a meal, a line for each set of rules, with a button that lifts them. */
export function Relaxations({ relaxations, foods, isBusy, label, onRelax }: RelaxationsProps) {
  const id = useId();
  return (
    <ul className="plan-relax">
      {relaxations.slice(0, MOST_RELAXATIONS).map((relaxation, at) => (
        <li key={wordsOf(relaxation, foods)}>
          <span id={`${id}${at}`}>{wordsOf(relaxation, foods)}</span>
          {canBeRelaxed(relaxation) && (
            <Button size="sm" busy={isBusy} aria-describedby={`${id}${at}`} onClick={() => onRelax(relaxation.rules)}>
              {label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The lines of `Relaxations`. */
export const wordsOfAll = (relaxations: readonly Relaxation[], foods: FoodNames): string[] =>
  relaxations.slice(0, MOST_RELAXATIONS).map((relaxation) => wordsOf(relaxation, foods));

function wordsOf({ rules, recipes: count }: Relaxation, foods: FoodNames): string {
  const [rule, ...others] = rules;
  if (rule && others.length === 0 && rule.code === 'allergen') return t.relax.allergen({ count, allergen: nameOf(rule, foods) });
  if (rule && others.length === 0 && rule.code === 'unknown-allergen')
    return t.relax['unknown-allergen']({ count, allergen: nameOf(rule, foods) });
  const rulesInWords = new Intl.ListFormat(locale).format(rules.map((one) => nameOf(one, foods)));
  return canBeRelaxed({ rules, recipes: count }) ? t.relax.rules({ count, rules: rulesInWords }) : t.relax.several({ count });
}

/** What is allowed once a rule is lifted; of an allergen its name. */
function nameOf(rule: Rule, foods: FoodNames): string {
  switch (rule.code) {
    case 'meal':
      return t.relaxed.meal;
    case 'time':
      return t.relaxed.time({ minutes: rule.maxMinutes });
    case 'diet':
      return t.relaxed.diet({ diet: diets[rule.diet as Diet] });
    case 'allergen':
    case 'unknown-allergen':
      return allergens[rule.allergen as Allergen];
    case 'dislike':
      return foods[rule.ingredient] ?? rule.ingredient;
    case 'leftover':
      return t.relaxed.leftover;
    case 'repeat':
      return t.relaxed.repeat;
  }
}
