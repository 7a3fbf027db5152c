import type { Recipe } from '@simmer/contracts';
import * as n from '@simmer/messages/nutrition';
import * as t from '@simmer/messages/recipe-detail';
import * as ui from '@simmer/messages/ui';
import { NutritionLabel, type NutritionLine, PantryLabel, TextButton } from '@simmer/ui';
import { lazy, Suspense, useState } from 'react';
import type { Counted, ReadIngredients } from '../../../recipe/read-ingredients';
import { Hints } from './hints';

// only who looks closer needs it
const FoodsDialog = lazy(() => import('./foods-dialog').then(({ FoodsDialog: Loaded }) => ({ default: Loaded })));

const LINES = [
  { field: 'total_fat', name: t.fat, unit: 'g' },
  { field: 'saturated_fat', name: t.saturated, unit: 'g', part: true },
  { field: 'carbohydrates', name: t.carbohydrate, unit: 'g' },
  { field: 'sugar', name: t.sugar, unit: 'g', part: true },
  { field: 'fiber', name: t.fiber, unit: 'g' },
  { field: 'protein', name: t.protein, unit: 'g' },
  { field: 'sodium', name: t.sodium, unit: 'mg' },
] as const;

/** What a recipe has in one serving; null is unknown. */
export type Stated = Pick<Recipe, 'calories' | (typeof LINES)[number]['field']>;

/** Below this no figure is shown, as libs/nutrition computes none. */
const LEAST = 0.8;
const TENTHS_BELOW = 10;

/** Whole numbers where a tenth says nothing. */
const rounded = (amount: number): number => (amount < TENTHS_BELOW ? Math.round(amount * 10) / 10 : Math.round(amount));
/** A share that is almost enough is not told as enough. */
const shareOf = ({ coverage }: Pick<Counted, 'coverage'>): number => Math.floor(coverage * 100) / 100;

export const linesOf = (figures: Stated): NutritionLine[] =>
  LINES.flatMap(({ field, name, unit, ...rest }) => {
    const amount = figures[field];
    return amount === null ? [] : [{ name, amount: t.amount({ amount: rounded(amount), unit }), ...rest }];
  });

/** As the source states them, else computed from the ingredients; null where neither is there. */
export const figuresOf = (recipe: Recipe, read: ReadIngredients | undefined): Stated | null =>
  recipe.calories === null ? (read?.counted.perServing ?? null) : recipe;

/** Per serving: as the source states it, else computed from the ingredients, and always which of the two; then what they say of allergens. */
export function Nutrition({ recipe, servings, read }: { recipe: Recipe; servings: number; read: ReadIngredients | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const figures = figuresOf(recipe, read);
  if (!figures && !read) return null;
  const isStated = recipe.calories !== null;
  const open = (
    <TextButton className="no-print" onClick={() => setOpen(true)}>
      {isStated ? n.computedInstead : n.showFoods}
    </TextButton>
  );
  return (
    <div className="o3 holds">
      {figures?.calories != null ? (
        <NutritionLabel
          calories={String(Math.round(figures.calories))}
          lines={linesOf(figures)}
          serving={t.perServingOf({ servings })}
          source={
            <>
              {isStated ? statedBy(recipe) : read && computedFrom(read.counted)} {read && open}
            </>
          }
        />
      ) : (
        read && (
          <PantryLabel className="nutri">
            <h2>{ui.nutrition}</h2>
            <p className="src">
              {withoutFigures(read.counted)} {open}
            </p>
          </PantryLabel>
        )
      )}
      {read && <Hints hints={read.hints} texts={recipe.ingredients.map(({ text }) => text)} />}
      {read && isOpen && (
        <Suspense>
          <FoodsDialog counted={read.counted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

const statedBy = ({ source_name }: Recipe): string => (source_name ? t.statedBy({ source: source_name }) : t.stated);

/** Why no figures are shown. */
const withoutFigures = ({ batch, ...counted }: Counted): string =>
  batch === null ? n.tooLittle({ share: shareOf(counted), least: LEAST }) : n.batch({ calories: Math.round(batch) });

function computedFrom(counted: Counted): string {
  const matched = counted.lines.filter((line) => line.matched).length;
  return n.computed({ matched, lines: counted.lines.length, share: shareOf(counted) });
}
