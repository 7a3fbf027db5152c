import type { Recipe } from '@simmer/contracts';
import { CATEGORIES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/recipe-detail';
import * as trayTexts from '@simmer/messages/tray';
import { categoryNames, opening, recipes } from '@simmer/messages/recipe';
import { Banner, Breadcrumb, SkeletonLine, SkeletonTray, TextLink } from '@simmer/ui';
import { memo, useDeferredValue } from 'react';
import { usePageTitle } from '../../../app/page-title';
import { useRecipe } from '../../../device/library/use-recipe';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { Ingredients } from '../../../recipe/view/ingredients';
import { RecipeFacts } from '../../../recipe/view/recipe-facts';
import { useReading } from '../../../recipe/view/use-reading';
import { ReadOnlyNotice } from '../read-only-notice';
import { RecipeProblem } from '../recipe-problem';
import { About } from './about';
import { AddToList } from './add-to-list';
import './detail.css';
import { CookedLog } from './cooked-log';
import { MethodWithPlace } from './method-with-place';
import { Notes } from './notes';
import { figuresOf, Nutrition } from './nutrition';
import { OwnRating } from './own-rating';
import type { PlanDialog } from './plan-button';
import { RecipeActions } from './recipe-actions';
import { RecipeWarnings } from '../../../recipe/recipe-warnings';
import { useReadIngredients } from '../../../recipe/use-read-ingredients';
import { Similar } from './similar';
import { useKeptReading } from './use-kept-reading';

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
  const reading = useReading(recipe, useKeptReading(recipe.id));
  const { servings } = reading;
  // other servings are seen in the list of ingredients first: the steps, which take longer to read, follow
  const readingOfSteps = useDeferredValue(reading);
  const category = CATEGORIES.find((name) => recipe.tags.includes(name));
  const crumbs = [
    RECIPES,
    ...(category ? [{ label: categoryNames[category], href: `/app/recipes?categories=${category}` }] : []),
    { label: recipe.title },
  ];
  return (
    <>
      <Breadcrumb className="no-print" crumbs={crumbs} />
      <article className="recipe-view detail">
        <div className="top">
          <div className="pic">
            <RecipePicture of={recipe} sizes="(min-width: 960px) 576px, 100vw" eager />
          </div>
          <div className="txt">
            <h1 className="h-44">{recipe.title}</h1>
            {recipe.description && <p className="t20 measure">{recipe.description}</p>}
            <RecipeFacts recipe={{ ...recipe, calories: figuresOf(recipe, read)?.calories ?? null }} />
            <RecipeWarnings hints={read?.hints} />
            {recipe.waiting && <WaitingNotice />}
            {recipe.read_only && <ReadOnlyNotice />}
            <RecipeActions recipe={recipe} servings={servings} units={reading.chosenUnits} planDialog={planDialog} />
            <OwnRating recipe={recipe} />
          </div>
        </div>
        <div className="body">
          <div className="col">
            <Ingredients recipe={recipe} reading={reading} className="o1">
              <AddToList recipe={recipe} servings={servings} />
            </Ingredients>
            <Nutrition recipe={recipe} servings={servings} read={read} />
          </div>
          <div className="col">
            <MethodWithPlace recipe={recipe} reading={readingOfSteps} />
            <BelowMethod recipe={recipe} />
          </div>
        </div>
      </article>
    </>
  );
}

/** The same for any servings. */
const BelowMethod = memo(function BelowMethod({ recipe }: { recipe: Recipe }) {
  return (
    <>
      {!recipe.waiting && <Notes recipe={recipe} />}
      <CookedLog recipe={recipe} />
      <Similar recipe={recipe} />
      <About recipe={recipe} />
    </>
  );
});

/** One of the tray can do less, and says why. */
const WaitingNotice = () => (
  <Banner tone="yolk" className="no-print" end={<TextLink href="/app/recipes/tray">{trayTexts.seeTray}</TextLink>}>
    <b>{trayTexts.waitsHere}</b> {trayTexts.waitsText}
  </Banner>
);

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
