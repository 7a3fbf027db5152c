import { detectLineLanguage } from '@simmer/culinary';
import * as t from '@simmer/messages/cooking';
import { IngredientRow, Ledger } from '@simmer/ui';
import { type ReactNode, useMemo } from 'react';
import { type CookingSession, crossOff } from '../../../cooking/cooking-state';
import { cooking } from '../../../cooking/cooking-store';
import { ingredientsIn, type StepPart } from '../../../cooking/read-step';
import { viewIngredient } from '../../../recipe/ingredient-view';
import type { Measures } from '../../../recipe/measures';
import type { CookedRecipe } from './use-cooked-recipe';

interface StepIngredientsProps {
  recipe: CookedRecipe;
  session: CookingSession;
  factor: number;
  measures: Measures | undefined;
  unitsSwitch: ReactNode;
  /** The step at hand. */
  parts: readonly StepPart[];
}

/** What this step takes, and the rest of the list. A tap crosses off. */
export function StepIngredients({ recipe, session, factor, measures, unitsSwitch, parts }: StepIngredientsProps) {
  const views = useMemo(() => {
    const language = detectLineLanguage(recipe.ingredients.map(({ text }) => text).join('\n'));
    return recipe.ingredients.map(({ text }) => viewIngredient(text, factor, measures, language));
  }, [recipe, factor, measures]);
  const now = ingredientsIn(parts);
  const others = views.map((_, line) => line).filter((line) => !now.includes(line));
  const row = (line: number, state?: 'now' | 'dim') => {
    const view = views[line];
    if (!view) return null;
    const isCrossedOff = session.crossedOff.includes(line);
    return (
      <IngredientRow
        key={line}
        quantity={view.amount}
        name={view.name}
        note={view.note}
        state={isCrossedOff ? undefined : state}
        checked={isCrossedOff}
        onChange={() => cooking.change((before) => crossOff(before, recipe.id, line, Date.now()))}
      />
    );
  };
  return (
    <section className="ings" aria-label={t.all}>
      <div className="ings-head">
        <h2>{t.forThisStep}</h2>
        {unitsSwitch}
      </div>
      {now.length === 0 ? <p className="muted">{t.nothingForThisStep}</p> : <Ledger>{now.map((line) => row(line, 'now'))}</Ledger>}
      {now.length < views.length && (
        <div className="full">
          <h2>{t.rest}</h2>
          <Ledger>{others.map((line) => row(line, 'dim'))}</Ledger>
        </div>
      )}
    </section>
  );
}
