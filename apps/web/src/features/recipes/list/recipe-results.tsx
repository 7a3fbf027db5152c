import type { RecipeSummary } from '@simmer/contracts';
import { CATEGORIES } from '@simmer/contracts/constants';
import { Heart, Meta, Rating, RecipeCard, RecipeCardSkeleton, RecipeRow, Rows, SkeletonLine } from '@simmer/ui';
import { RecipePicture } from '../../../app/pictures/recipe-picture';
import { timeOf, timeTag } from '../../../app/time-of';
import { capitalised } from '../capitalised';
import { useFavorite } from '../use-favorite';

export type ListView = 'cards' | 'rows';

const SKELETONS = 8;
/** Cards of the first rows are in view at once on most screens. */
const EAGER = 4;
const CARD_SIZES = '(min-width: 1100px) 280px, (min-width: 720px) 33vw, 50vw';

export function RecipeResults({ recipes, view }: { recipes: readonly RecipeSummary[]; view: ListView }) {
  const setFavorite = useFavorite();
  const heart = ({ id, title, favorite }: RecipeSummary) => (
    <Heart pressed={favorite} label={`Favourite ${title}`} onClick={() => setFavorite({ id, favorite: !favorite })} />
  );
  if (view === 'rows')
    return (
      <Rows>
        {recipes.map((recipe) => (
          <RecipeRow
            key={recipe.id}
            title={recipe.title}
            href={`/app/recipes/${recipe.id}`}
            time={recipe.total_time > 0 ? timeOf(recipe.total_time) : undefined}
            picture={<RecipePicture of={recipe} sizes="52px" thumb />}
            end={
              <>
                {recipe.rating !== null && <Rating className="meta only-wide strong" value={String(recipe.rating)} />}
                {heart(recipe)}
              </>
            }
          >
            <Meta facts={[...facts(recipe), `Serves ${recipe.servings}`]} />
          </RecipeRow>
        ))}
      </Rows>
    );
  return (
    <div className="grid">
      {recipes.map((recipe, index) => (
        <RecipeCard
          key={recipe.id}
          title={recipe.title}
          href={`/app/recipes/${recipe.id}`}
          tag={timeTag(recipe.total_time)}
          picture={<RecipePicture of={recipe} sizes={CARD_SIZES} eager={index < EAGER} />}
          heart={heart(recipe)}
        >
          <Meta rating={recipe.rating === null ? undefined : String(recipe.rating)} facts={facts(recipe)} />
        </RecipeCard>
      ))}
    </div>
  );
}

export const RecipeSkeletons = ({ view }: { view: ListView }) => (
  <div className={view === 'rows' ? 'sk-rows' : 'grid'} role="status" aria-label="Loading your recipes">
    {Array.from({ length: SKELETONS }, (_, index) => (view === 'rows' ? <SkeletonLine key={index} /> : <RecipeCardSkeleton key={index} />))}
  </div>
);

function facts({ tags, difficulty }: RecipeSummary): string[] {
  const category = CATEGORIES.find((name) => tags.some((tag) => tag.toLowerCase() === name));
  return [...(category ? [capitalised(category)] : []), capitalised(difficulty)];
}
