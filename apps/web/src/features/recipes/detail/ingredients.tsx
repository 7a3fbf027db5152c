import type { Recipe } from '@simmer/contracts';
import { detectLineLanguage, type MeasureSystem } from '@simmer/culinary';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { IngredientRow, Ledger, LedgerHead, Segmented, Stepper } from '@simmer/ui';
import { Fragment, useState } from 'react';
import { habits } from '../../../device/habits';
import { viewIngredient } from '../../../recipe/ingredient-view';
import { useTrainedReader } from '../../../recipe/use-trained-reader';
import { AddToList } from './add-to-list';
import { groupAt } from './group-at';

/** Neither pressed: as the author wrote it. */
type Units = 'written' | MeasureSystem;

const UNITS: { value: Units; label: string }[] = [
  { value: 'metric', label: t.metric },
  { value: 'us', label: t.us },
];

const MAX_SERVINGS = 1_000;

interface IngredientsProps {
  recipe: Recipe;
  servings: number;
  onServings: (servings: number) => void;
}

/** The ingredients: scaled to the servings at hand, in the units the cook likes, crossed off with a tap. */
export function Ingredients({ recipe, servings, onServings }: IngredientsProps) {
  const [units, setUnits] = useState<Units>(() => habits().units ?? 'written');
  useTrainedReader();
  const factor = servings / recipe.servings;
  const system = units === 'written' ? undefined : units;
  const language = detectLineLanguage(recipe.ingredients.map(({ text }) => text).join('\n'));
  return (
    <section aria-labelledby="ingredients-heading" className="o1">
      <div className="bar-h">
        <h2 className="h-32" id="ingredients-heading">
          {recipeTexts.ingredients}
        </h2>
      </div>
      <p className="print-servings">{t.forServings({ servings })}</p>
      <div className="bar-h no-print">
        <div className="serv">
          <Stepper
            label={recipeTexts.servings}
            fewerLabel={t.fewerServings}
            moreLabel={t.moreServings}
            value={servings}
            min={1}
            max={MAX_SERVINGS}
            onChange={onServings}
          />
          <span className="t15 muted">{servings === recipe.servings ? t.servingsUnit : t.servingsWas({ servings: recipe.servings })}</span>
        </div>
        <Segmented label={t.units} options={UNITS} value={units} onChange={(chosen) => setUnits(chosen === units ? 'written' : chosen)} />
      </div>
      {recipe.ingredients.length === 0 ? (
        <p className="muted">{t.noIngredients}</p>
      ) : (
        <Ledger>
          {recipe.ingredients.map((ingredient, index) => {
            const { amount, name, note } = viewIngredient(ingredient.text, factor, system, language);
            const group = groupAt(recipe.ingredients, index);
            return (
              <Fragment key={index}>
                {group.starts && <LedgerHead>{group.starts}</LedgerHead>}
                {group.ends && <p className="sr">{recipeTexts.noGroup}</p>}
                <IngredientRow className={group.ends ? 'after-group' : undefined} quantity={amount} name={name} note={note} />
              </Fragment>
            );
          })}
        </Ledger>
      )}
      <AddToList recipe={recipe} servings={servings} />
    </section>
  );
}
