import type { Recipe } from '@simmer/contracts';
import { detectLineLanguage, loadIngredientParser, type MeasureSystem } from '@simmer/culinary';
import { IngredientRow, Ledger, LedgerHead, Segmented, Stepper } from '@simmer/ui';
import { Fragment, useEffect, useState } from 'react';
import { viewIngredient } from '../../../app/ingredient-view';
import { groupAt, NO_GROUP } from './group-at';

/** Neither pressed: as the author wrote it. */
type Units = 'written' | MeasureSystem;

const UNITS: { value: Units; label: string }[] = [
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
];

const MAX_SERVINGS = 1_000;

interface IngredientsProps {
  recipe: Recipe;
  servings: number;
  onServings: (servings: number) => void;
}

/** The ingredients: scaled to the servings at hand, in the units the cook likes, crossed off with a tap. */
export function Ingredients({ recipe, servings, onServings }: IngredientsProps) {
  const [units, setUnits] = useState<Units>('written');
  useTrainedReader();
  const factor = servings / recipe.servings;
  const system = units === 'written' ? undefined : units;
  const language = detectLineLanguage(recipe.ingredients.map(({ text }) => text).join('\n'));
  return (
    <section aria-labelledby="ingredients-heading" className="o1">
      <div className="bar-h">
        <h2 className="h-32" id="ingredients-heading">
          Ingredients
        </h2>
      </div>
      <p className="print-servings">{servings === 1 ? 'For 1 serving' : `For ${servings} servings`}</p>
      <div className="bar-h no-print">
        <div className="serv">
          <Stepper label="Servings" fewerLabel="Fewer servings" moreLabel="More servings" value={servings} min={1} max={MAX_SERVINGS} onChange={onServings} />
          <span className="t15 muted">{servings === recipe.servings ? 'servings' : `servings, was ${recipe.servings}`}</span>
        </div>
        <Segmented label="Units" options={UNITS} value={units} onChange={(chosen) => setUnits(chosen === units ? 'written' : chosen)} />
      </div>
      {recipe.ingredients.length === 0 ? (
        <p className="muted">No ingredients are written down yet.</p>
      ) : (
        <Ledger>
          {recipe.ingredients.map((ingredient, index) => {
            const { amount, name, note } = viewIngredient(ingredient.text, factor, system, language);
            const group = groupAt(recipe.ingredients, index);
            return (
              <Fragment key={index}>
                {group.starts && <LedgerHead>{group.starts}</LedgerHead>}
                {group.ends && <p className="sr">{NO_GROUP}</p>}
                <IngredientRow className={group.ends ? 'after-group' : undefined} quantity={amount} name={name} note={note} />
              </Fragment>
            );
          })}
        </Ledger>
      )}
    </section>
  );
}

/** Asked for while the recipe itself is on its way. */
const trainedReader = loadIngredientParser().catch(() => {
  // it does not come without a connection; rules read the lines meanwhile, nearly as well, and the next visit asks again
});

/** Reads the lines once more when the trained reader arrives after them. */
function useTrainedReader(): void {
  const [, setReady] = useState(false);
  useEffect(() => {
    let open = true;
    void trainedReader.then(() => {
      if (open) setReady(true);
    });
    return () => {
      open = false;
    };
  }, []);
}
