import * as t from '@simmer/messages/meal-plan';
import { ButtonLink, IconClock } from '@simmer/ui';
import { CookMark } from '../../recipe/cook-mark';
import { isOwn, type PlannedRecipe } from './own-recipes';

/** What stands below a recipe that may be planned: how long it takes, and whose it is. */
export const RecipeDetail = ({ recipe }: { recipe: PlannedRecipe }) => (
  <>
    {recipe.total_time > 0 && (
      <>
        <IconClock /> {t.minutes({ minutes: recipe.total_time })}
      </>
    )}
    {!isOwn(recipe) && <CookMark cook={recipe.cook} />}
  </>
);

/** Nothing to choose from: a new cook is led to their first recipes. */
export const NoneFound = ({ hasRecipes }: { hasRecipes: boolean }) => (
  <>
    <p className="muted">{hasRecipes ? t.noneFound : t.noRecipes}</p>
    {!hasRecipes && (
      <p>
        <ButtonLink size="sm" href="/app/recipes/add">
          {t.addRecipes}
        </ButtonLink>
      </p>
    )}
  </>
);
