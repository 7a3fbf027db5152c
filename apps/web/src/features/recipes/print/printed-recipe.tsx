import type { Recipe } from '@simmer/contracts';
import { PRODUCT_NAME } from '@simmer/contracts/constants';
import { detectLineLanguage } from '@simmer/culinary';
import * as recipeTexts from '@simmer/messages/recipe';
import * as detail from '@simmer/messages/recipe-detail';
import * as t from '@simmer/messages/recipe-print';
import { classNames, LogoDrawing } from '@simmer/ui';
import { Fragment } from 'react';
import type { Chosen } from '../../../cooking/cooking-state';
import { viewIngredient } from '../../../recipe/ingredient-view';
import { useMeasures, useUsualUnits } from '../../../recipe/measures';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { viewStep } from '../../../recipe/step-view';
import { useReadIngredients } from '../../../recipe/use-read-ingredients';
import { useTrainedReader } from '../../../recipe/use-trained-reader';
import { groupAt } from '../../../recipe/view/group-at';
import { RecipeFacts } from '../../../recipe/view/recipe-facts';
import { figuresOf, linesOf } from '../detail/nutrition';

interface PrintedRecipeProps {
  recipe: Recipe;
  chosen: Chosen;
  parts: { picture: boolean; nutrition: boolean; room: boolean };
  /** Letters to read from farther away. */
  isLarge: boolean;
}

/** The sheet: white with ink in both themes, on the screen as on paper. */
export function PrintedRecipe({ recipe, chosen, parts, isLarge }: PrintedRecipeProps) {
  useTrainedReader();
  const usualUnits = useUsualUnits();
  const measures = useMeasures(recipe.ingredients, chosen.units ?? usualUnits);
  const figures = figuresOf(recipe, useReadIngredients(recipe));
  const { title, description, ingredients, instructions, author, source_name } = recipe;
  const servings = chosen.servings ?? recipe.servings;
  const factor = servings / recipe.servings;
  const language = detectLineLanguage([...ingredients, ...instructions].map(({ text }) => text).join('\n'));
  const from = [author, source_name].filter(Boolean).join(', ');
  return (
    <article className={classNames('paper', isLarge && 'is-large')} aria-label={t.sheet({ title })}>
      <header className={classNames('head', !parts.picture && 'is-bare')}>
        <div>
          <h2>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        {parts.picture && (
          <div className="pic">
            <RecipePicture of={recipe} sizes="236px" eager />
          </div>
        )}
      </header>
      <RecipeFacts recipe={recipe} />
      <div className="columns">
        <section>
          <h3>{recipeTexts.ingredients}</h3>
          <p className="for">{detail.forServings({ servings })}</p>
          <ul className="lines">
            {ingredients.map(({ text }, index) => {
              const { amount, name, note } = viewIngredient(text, factor, measures, language);
              const { starts } = groupAt(ingredients, index);
              return (
                <Fragment key={index}>
                  {starts && <li className="group">{starts}</li>}
                  <li>
                    <i className="square" aria-hidden="true" />
                    <b>{amount}</b>
                    <span>
                      {name}
                      {note && <small>{note}</small>}
                    </span>
                  </li>
                </Fragment>
              );
            })}
          </ul>
        </section>
        <section>
          <h3>{recipeTexts.method}</h3>
          <ol className="steps">
            {instructions.map(({ text }, index) => {
              const { starts } = groupAt(instructions, index);
              return (
                <li key={index}>
                  {starts && <b className="group">{starts}</b>}
                  <span className="number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <p>{viewStep(text, factor, language, measures)}</p>
                </li>
              );
            })}
          </ol>
        </section>
      </div>
      {parts.nutrition && figures?.calories != null && (
        <p className="figures">
          <span>
            <b>{Math.round(figures.calories)}</b> {t.kcal}
          </span>
          {linesOf(figures)
            .filter(({ part }) => !part)
            .map(({ name, amount }) => (
              <span key={name}>
                {name} <b>{amount}</b>
              </span>
            ))}
        </p>
      )}
      {(parts.room || recipe.notes) && (
        <section className="room">
          <h3>{t.notes}</h3>
          {recipe.notes && <p className="own">{recipe.notes}</p>}
          {parts.room && <i aria-hidden="true" />}
        </section>
      )}
      <footer>
        <span className="mark">
          <LogoDrawing /> {PRODUCT_NAME}
        </span>
        <span>{from || t.printedOn({ at: new Date() })}</span>
      </footer>
    </article>
  );
}
