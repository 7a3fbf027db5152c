import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/recipe-detail';
import { Star } from '@simmer/ui';
import { useChangeRecipe } from './use-change-recipe';

const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars, set with a tap and taken back with a second one. */
export function OwnRating({ recipe }: { recipe: Recipe }) {
  const { change } = useChangeRecipe(recipe);
  return (
    <fieldset className="own-rating">
      <legend className="sr">{t.yourRating}</legend>
      {STARS.map((stars) => (
        <button
          key={stars}
          type="button"
          className={stars <= (recipe.rating ?? 0) ? 'is-on' : undefined}
          aria-pressed={recipe.rating === stars}
          aria-label={t.stars({ count: stars })}
          onClick={() => void change({ rating: recipe.rating === stars ? null : stars })}
        >
          <Star />
        </button>
      ))}
      <span className="t15 muted" aria-hidden="true">
        {recipe.rating === null ? t.rateIt : t.ratingOf({ stars: recipe.rating })}
      </span>
    </fieldset>
  );
}
