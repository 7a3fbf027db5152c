import type { Recipe } from '@simmer/contracts';
import { CATEGORIES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/recipe-detail';
import { min } from '@simmer/messages/common';
import * as trayTexts from '@simmer/messages/tray';
import { categoryNames, difficultyNames, opening, recipes } from '@simmer/messages/recipe';
import { Banner, Breadcrumb, type Fact, Facts, SkeletonLine, SkeletonTray, TextLink } from '@simmer/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../app/page-title';
import { useRecipe } from '../../../device/library/use-recipe';
import { type Units, useMeasures, useUsualUnits } from '../../../recipe/measures';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { timeOf } from '../../../recipe/time-of';
import { RecipeProblem } from '../recipe-problem';
import { servingsOnly } from '../servings-only';
import { About } from './about';
import './detail.css';
import { CookedLog } from './cooked-log';
import { Ingredients } from './ingredients';
import { Method } from './method';
import { Notes } from './notes';
import { Nutrition } from './nutrition';
import { OwnRating } from './own-rating';
import type { PlanDialog } from './plan-button';
import { RecipeActions } from './recipe-actions';
import { RecipeWarnings } from '../../../recipe/recipe-warnings';
import { useReadIngredients } from '../../../recipe/use-read-ingredients';
import { Similar } from './similar';

const RECIPES = { label: recipes, href: '/app/recipes' };

export function DetailScreen({ id, planDialog }: { id: string; planDialog: PlanDialog }) {
  const { data: recipe, isError, error, refetch } = useRecipe(id);
  usePageTitle(recipe?.title ?? t.recipe);
  if (recipe) return <RecipeArticle recipe={recipe} planDialog={planDialog} />;
  if (isError) return <RecipeProblem id={id} error={error} onRetry={() => void refetch()} />;
  return <DetailSkeleton />;
}

function RecipeArticle({ recipe, planDialog }: { recipe: Recipe; planDialog: PlanDialog }) {
  const read = useReadIngredients(recipe);
  const [chosenServings, setServings] = useState<number>();
  const servings = chosenServings ?? recipe.servings;
  const usualUnits = useUsualUnits();
  const [chosenUnits, setUnits] = useState<Units>();
  const units = chosenUnits ?? usualUnits;
  const measures = useMeasures(recipe.ingredients, units);
  const category = CATEGORIES.find((name) => recipe.tags.includes(name));
  const crumbs = [
    RECIPES,
    ...(category ? [{ label: categoryNames[category], href: `/app/recipes?categories=${category}` }] : []),
    { label: recipe.title },
  ];
  return (
    <>
      <Breadcrumb className="no-print" crumbs={crumbs} />
      <article className="detail">
        <div className="top">
          <div className="pic">
            <RecipePicture of={recipe} sizes="(min-width: 960px) 576px, 100vw" eager />
          </div>
          <div className="txt">
            <h1 className="h-44">{recipe.title}</h1>
            {recipe.description && <p className="t20 measure">{recipe.description}</p>}
            <Facts facts={factsOf(recipe)} />
            <RecipeWarnings hints={read?.hints} />
            {recipe.waiting && <WaitingNotice />}
            <RecipeActions recipe={recipe} servings={servings} units={chosenUnits} planDialog={planDialog} />
            <OwnRating recipe={recipe} />
          </div>
        </div>
        <div className="body">
          <div className="col">
            <Ingredients
              recipe={recipe}
              servings={servings}
              onServings={setServings}
              units={units}
              onUnits={setUnits}
              measures={measures}
            />
            <Nutrition recipe={recipe} servings={servings} read={read} />
          </div>
          <div className="col">
            <Method recipe={recipe} factor={servings / recipe.servings} measures={measures} />
            {!recipe.waiting && <Notes recipe={recipe} />}
            <CookedLog recipe={recipe} />
            <Similar recipe={recipe} />
            <About recipe={recipe} />
          </div>
        </div>
      </article>
    </>
  );
}

/** One of the tray can do less, and says why. */
const WaitingNotice = () => (
  <Banner tone="yolk" className="no-print" end={<TextLink href="/app/recipes/tray">{trayTexts.seeTray}</TextLink>}>
    <b>{trayTexts.waitsHere}</b> {trayTexts.waitsText}
  </Banner>
);

/** In hours only where that says the same. */
const exactTime = (minutes: number) => (minutes % 30 === 0 ? timeOf(minutes) : { value: String(minutes), unit: min });

function factsOf({ prep_time, cook_time, total_time, yield_text, difficulty, calories }: Recipe): Fact[] {
  const minutes = (name: string, value: number): Fact[] => (value > 0 ? [{ name, ...exactTime(value) }] : []);
  const times =
    prep_time > 0 || cook_time > 0 ? [...minutes(t.prep, prep_time), ...minutes(t.cook, cook_time)] : minutes(t.total, total_time);
  return [
    ...times,
    { name: t.level, value: difficultyNames[difficulty] },
    ...(calories === null ? [] : [{ name: t.perServing, value: String(Math.round(calories)), unit: 'kcal' }]),
    ...(yield_text === '' || servingsOnly(yield_text) !== undefined ? [] : [{ name: t.makes, value: yield_text }]),
  ];
}

const DetailSkeleton = () => (
  <>
    <Breadcrumb crumbs={[RECIPES]} />
    <div className="detail" role="status" aria-label={opening}>
      <div className="top">
        <div className="pic">
          <SkeletonTray />
        </div>
        <div className="txt">
          <SkeletonLine className="sk-title" />
          <SkeletonLine />
          <SkeletonLine />
        </div>
      </div>
    </div>
  </>
);
