import type { Recipe } from '@simmer/contracts';
import { Star } from '@simmer/ui';
import { useChangeRecipe } from './use-change-recipe';

const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars, set with a tap and taken back with a second one. */
export function OwnRating({ recipe }: { recipe: Recipe }) {
  const { change } = useChangeRecipe(recipe);
  return (
    <fieldset className="own-rating">
      <legend className="sr">Your rating</legend>
      {STARS.map((stars) => (
        <button
          key={stars}
          type="button"
          className={stars <= (recipe.rating ?? 0) ? 'is-on' : undefined}
          aria-pressed={recipe.rating === stars}
          aria-label={stars === 1 ? '1 star' : `${stars} stars`}
          onClick={() => void change({ rating: recipe.rating === stars ? null : stars })}
        >
          <Star />
        </button>
      ))}
      <span className="t15 muted" aria-hidden="true">
        {recipe.rating === null ? 'Rate it' : `${recipe.rating} of 5`}
      </span>
    </fieldset>
  );
}
