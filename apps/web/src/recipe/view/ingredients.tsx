import type { Recipe } from '@simmer/contracts';
import { detectLineLanguage } from '@simmer/culinary';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { IngredientRow, Ledger, LedgerHead, Stepper } from '@simmer/ui';
import { Fragment, type ReactNode } from 'react';
import { viewIngredient } from '../ingredient-view';
import { UnitsSwitch } from '../units-switch';
import { useTrainedReader } from '../use-trained-reader';
import { groupAt } from './group-at';
import type { Reading } from './use-reading';
import './recipe-view.css';

const MAX_SERVINGS = 1_000;

interface IngredientsProps {
  recipe: Pick<Recipe, 'servings' | 'ingredients'>;
  reading: Reading;
  className?: string;
  /** Stands below them. */
  children?: ReactNode;
}

/** The ingredients: scaled to the servings at hand, in the units the cook likes, crossed off with a tap. */
export function Ingredients({ recipe, reading, className, children }: IngredientsProps) {
  useTrainedReader();
  const { servings, factor, measures } = reading;
  const language = detectLineLanguage(recipe.ingredients.map(({ text }) => text).join('\n'));
  return (
    <section aria-labelledby="ingredients-heading" className={className}>
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
            onChange={reading.setServings}
          />
          <span className="t15 muted">{servings === recipe.servings ? t.servingsUnit : t.servingsWas({ servings: recipe.servings })}</span>
        </div>
        <UnitsSwitch units={reading.units} onChange={reading.setUnits} />
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
      {children}
    </section>
  );
}
