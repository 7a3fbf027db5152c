import type { RecipeSummary } from '@simmer/contracts';
import { CATEGORIES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/recipe-list';
import { categoryNames, difficultyNames, favoriteOf } from '@simmer/messages/recipe';
import { Heart, Meta, Rating, RecipeCard, RecipeCardSkeleton, RecipeRow, Rows, SkeletonLine } from '@simmer/ui';
import { memo } from 'react';
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

export const RecipeResults = ({ recipes, view }: RecipeResultsProps) => (
  <InChunks kind={view} items={recipes}>
    {(chunk, from) =>
      view === 'rows' ? (
        <Rows>
          {chunk.map((recipe) => (
            <Row key={recipe.id} recipe={recipe} />
          ))}
        </Rows>
      ) : (
        <div className="grid">
          {chunk.map((recipe, index) => (
            <Card key={recipe.id} recipe={recipe} isEager={from + index < EAGER} />
          ))}
        </div>
      )
    }
  </InChunks>
);

/** Like the cards drawn again only when its recipe changes: a heart answers however many recipes there are. */
const Row = memo(function Row({ recipe }: { recipe: RecipeSummary }) {
  return (
    <RecipeRow
      title={recipe.title}
      href={`/app/recipes/${recipe.id}`}
      time={recipe.total_time > 0 ? timeOf(recipe.total_time) : undefined}
      picture={<RecipePicture of={recipe} sizes="52px" thumb />}
      end={
        <>
          {recipe.rating !== null && <Rating className="meta only-wide strong" value={String(recipe.rating)} />}
          <Favorite recipe={recipe} />
        </>
      }
    >
      <Meta facts={[...factsOf(recipe), t.serves({ servings: recipe.servings })]} />
    </RecipeRow>
  );
});

const Card = memo(function Card({ recipe, isEager }: { recipe: RecipeSummary; isEager: boolean }) {
  return (
    <RecipeCard
      title={recipe.title}
      href={`/app/recipes/${recipe.id}`}
      tag={timeTag(recipe.total_time)}
      picture={<RecipePicture of={recipe} sizes={CARD_SIZES} eager={isEager} />}
      heart={<Favorite recipe={recipe} />}
    >
      <Meta rating={recipe.rating === null ? undefined : String(recipe.rating)} facts={factsOf(recipe)} />
    </RecipeCard>
  );
});

const Favorite = ({ recipe: { id, title, favorite } }: { recipe: RecipeSummary }) => (
  <Heart pressed={favorite} label={favoriteOf({ title })} onClick={() => setFavorite({ id, favorite: !favorite })} />
);

export const RecipeSkeletons = ({ view }: { view: ListView }) => (
  <div className={view === 'rows' ? 'sk-rows' : 'grid'} role="status" aria-label={t.loading}>
    {Array.from({ length: SKELETONS }, (_, index) => (view === 'rows' ? <SkeletonLine key={index} /> : <RecipeCardSkeleton key={index} />))}
  </div>
);

export function factsOf({ tags, difficulty }: RecipeSummary): string[] {
  const category = CATEGORIES.find((name) => tags.some((tag) => tag.toLowerCase() === name));
  return [...(category ? [categoryNames[category]] : []), difficultyNames[difficulty]];
}
