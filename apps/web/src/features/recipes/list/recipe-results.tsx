import type { RecipeSummary } from '@simmer/contracts';
import { CATEGORIES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/recipe-list';
import { categoryNames, difficultyNames, favoriteOf } from '@simmer/messages/recipe';
import { Heart, Meta, Rating, RecipeCard, RecipeCardSkeleton, RecipeRow, Rows, SkeletonLine } from '@simmer/ui';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { timeOf, timeTag } from '../../../recipe/time-of';
import { setFavorite } from '../set-favorite';
import { CARD_SIZES } from './card-sizes';
import { InChunks } from '../../../recipe/in-chunks';

export type ListView = 'cards' | 'rows';

const SKELETONS = 8;
/** Cards of the first rows are in view at once on most screens. */
const EAGER = 4;

interface RecipeResultsProps {
  recipes: readonly RecipeSummary[];
  view: ListView;
}

export function RecipeResults({ recipes, view }: RecipeResultsProps) {
  const heart = ({ id, title, favorite }: RecipeSummary) => (
    <Heart pressed={favorite} label={favoriteOf({ title })} onClick={() => setFavorite({ id, favorite: !favorite })} />
  );
  return (
    <InChunks kind={view} items={recipes}>
      {(chunk, from) =>
        view === 'rows' ? (
          <Rows>
            {chunk.map((recipe) => (
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
                <Meta facts={[...factsOf(recipe), t.serves({ servings: recipe.servings })]} />
              </RecipeRow>
            ))}
          </Rows>
        ) : (
          <div className="grid">
            {chunk.map((recipe, index) => (
              <RecipeCard
                key={recipe.id}
                title={recipe.title}
                href={`/app/recipes/${recipe.id}`}
                tag={timeTag(recipe.total_time)}
                picture={<RecipePicture of={recipe} sizes={CARD_SIZES} eager={from + index < EAGER} />}
                heart={heart(recipe)}
              >
                <Meta rating={recipe.rating === null ? undefined : String(recipe.rating)} facts={factsOf(recipe)} />
              </RecipeCard>
            ))}
          </div>
        )
      }
    </InChunks>
  );
}

export const RecipeSkeletons = ({ view }: { view: ListView }) => (
  <div className={view === 'rows' ? 'sk-rows' : 'grid'} role="status" aria-label={t.loading}>
    {Array.from({ length: SKELETONS }, (_, index) => (view === 'rows' ? <SkeletonLine key={index} /> : <RecipeCardSkeleton key={index} />))}
  </div>
);

export function factsOf({ tags, difficulty }: RecipeSummary): string[] {
  const category = CATEGORIES.find((name) => tags.some((tag) => tag.toLowerCase() === name));
  return [...(category ? [categoryNames[category]] : []), difficultyNames[difficulty]];
}
