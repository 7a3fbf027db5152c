import type { SharedRecipe } from '@simmer/contracts';
import { detectLineLanguage } from '@simmer/culinary';
import { min } from '@simmer/messages/common';
import * as recipeTexts from '@simmer/messages/recipe';
import * as detail from '@simmer/messages/recipe-detail';
import * as t from '@simmer/messages/share';
import { type Fact, Facts, IconButton, IconPrinter, IngredientRow, Ledger, LedgerHead, Step, Stepper, Steps } from '@simmer/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { usePageTitle } from '../../app/page-title';
import { useAccount } from '../../api/session/use-session';
import { viewIngredient } from '../../recipe/ingredient-view';
import { type Units, useMeasures, useUsualUnits } from '../../recipe/measures';
import { RecipePicture } from '../../recipe/recipe-picture';
import { StepPhoto } from '../../recipe/step-photo';
import { viewStep } from '../../recipe/step-view';
import { UnitsSwitch } from '../../recipe/units-switch';
import { KeepSimmer } from './keep-simmer';

const MAX_SERVINGS = 1_000;

interface SharedRecipePageProps {
  recipe: SharedRecipe;
  /** Who it comes from, and what else is to be known of that. */
  gift: { title: string; text: string };
  /** To keep it. */
  save?: ReactNode;
}

/** A recipe that somebody has shared: read, scaled and printed without an account, and saved with one. */
export function SharedRecipePage({ recipe, gift, save }: SharedRecipePageProps) {
  usePageTitle(recipe.title);
  const account = useAccount();
  const [servings, setServings] = useState(recipe.servings);
  const usualUnits = useUsualUnits();
  const [chosenUnits, setUnits] = useState<Units>();
  const units = chosenUnits ?? usualUnits;
  const measures = useMeasures(recipe.ingredients, units);
  const factor = servings / recipe.servings;
  const language = detectLineLanguage(recipe.ingredients.map(({ text }) => text).join('\n'));
  const startsGroup = (lines: readonly { group: string | null }[], at: number) =>
    lines[at]?.group !== (lines[at - 1]?.group ?? null) ? lines[at]?.group : null;
  return (
    <>
      <article className="shared">
        <div className="top">
          <div className="pic">
            <RecipePicture of={recipe} sizes="(min-width: 960px) 576px, 100vw" eager />
          </div>
          <div className="txt">
            <p className="gift">
              <b>{gift.title}</b>
              <span>{gift.text}</span>
            </p>
            <h1 className="h-44">{recipe.title}</h1>
            {recipe.description && <p className="t20 measure">{recipe.description}</p>}
            <Facts facts={factsOf(recipe)} />
            <div className="acts no-print">
              {save}
              <IconButton line label={detail.print} onClick={() => window.print()}>
                <IconPrinter />
              </IconButton>
            </div>
            {!account && <p className="t15 muted no-print">{t.noAccountNeeded}</p>}
          </div>
        </div>
        <div className="body">
          <section aria-labelledby="ingredients-heading">
            <h2 className="h-32" id="ingredients-heading">
              {recipeTexts.ingredients}
            </h2>
            <p className="print-servings">{detail.forServings({ servings })}</p>
            <div className="bar-h no-print">
              <div className="serv">
                <Stepper
                  label={recipeTexts.servings}
                  fewerLabel={detail.fewerServings}
                  moreLabel={detail.moreServings}
                  value={servings}
                  min={1}
                  max={MAX_SERVINGS}
                  onChange={setServings}
                />
                <span className="t15 muted">{detail.servingsUnit}</span>
              </div>
              <UnitsSwitch units={units} onChange={setUnits} />
            </div>
            <Ledger>
              {recipe.ingredients.map(({ text }, at) => {
                const { amount, name, note } = viewIngredient(text, factor, measures, language);
                const group = startsGroup(recipe.ingredients, at);
                return (
                  <Fragment key={at}>
                    {group && <LedgerHead>{group}</LedgerHead>}
                    <IngredientRow quantity={amount} name={name} note={note} />
                  </Fragment>
                );
              })}
            </Ledger>
          </section>
          <section aria-labelledby="method-heading">
            <h2 className="h-32" id="method-heading">
              {recipeTexts.method}
            </h2>
            <Steps className="method">
              {recipe.instructions.map(({ text }, at) => {
                const group = startsGroup(recipe.instructions, at);
                return (
                  <Fragment key={at}>
                    {group && <li className="step-head h-20">{group}</li>}
                    <Step number={at + 1} picture={<StepPhoto recipe={recipe} step={at} sizes="(min-width: 560px) 420px, 80vw" />}>
                      {viewStep(text, factor, language, measures)}
                    </Step>
                  </Fragment>
                );
              })}
            </Steps>
          </section>
        </div>
      </article>
      <KeepSimmer />
    </>
  );
}

function factsOf({ prep_time, cook_time, difficulty, calories }: SharedRecipe): Fact[] {
  const minutes = (name: string, value: number): Fact[] => (value > 0 ? [{ name, value: String(value), unit: min }] : []);
  return [
    ...minutes(detail.prep, prep_time),
    ...minutes(detail.cook, cook_time),
    { name: detail.level, value: recipeTexts.difficultyNames[difficulty] },
    ...(calories === null ? [] : [{ name: detail.perServing, value: String(Math.round(calories)), unit: 'kcal' }]),
  ];
}
