import type { Recipe } from '@simmer/contracts';
import { detectLineLanguage } from '@simmer/culinary';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { IngredientRow, Ledger, LedgerHead, Stepper } from '@simmer/ui';
import { Fragment } from 'react';
import { viewIngredient } from '../../../recipe/ingredient-view';
import type { Measures, Units } from '../../../recipe/measures';
import { UnitsSwitch } from '../../../recipe/units-switch';
import { useTrainedReader } from '../../../recipe/use-trained-reader';
import { AddToList } from './add-to-list';
import { groupAt } from './group-at';

const MAX_SERVINGS = 1_000;

interface IngredientsProps {
  recipe: Recipe;
  servings: number;
  onServings: (servings: number) => void;
  units: Units;
  onUnits: (units: Units) => void;
  /** What the units come to. */
  measures: Measures | undefined;
}

/** The ingredients: scaled to the servings at hand, in the units the cook likes, crossed off with a tap. */
export function Ingredients({ recipe, servings, onServings, units, onUnits, measures }: IngredientsProps) {
  useTrainedReader();
  const factor = servings / recipe.servings;
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
        <UnitsSwitch units={units} onChange={onUnits} />
      </div>
      {recipe.ingredients.length === 0 ? (
        <p className="muted">{t.noIngredients}</p>
      ) : (
        <Ledger>
          {recipe.ingredients.map((ingredient, index) => {
            const { amount, name, note } = viewIngredient(ingredient.text, factor, measures, language);
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
