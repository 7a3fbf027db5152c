import { queryOf } from '@simmer/client';
import type { CommunityRecipeDetail } from '@simmer/contracts';
import { notSaved } from '@simmer/messages/common';
import * as t from '@simmer/messages/community-recipe';
import { stars as starsOf } from '@simmer/messages/recipe-detail';
import { Star, TextButton, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import { useAttempt } from '../../forms/use-action';
import { RatingSpread } from './rating-spread';
import { signInAddress } from './sign-in-address';
import { recipeAddress } from '../../recipe/community-address';

const STARS = [1, 2, 3, 4, 5] as const;

/** What cooks say of a published recipe, and the reader's own say. */
export function Ratings({ card, isOwn }: { card: CommunityRecipeDetail; isOwn: boolean }) {
  const account = useAccount();
  const { rating_average: average, rating_count: count } = card;
  return (
    <section className="ratings no-print" aria-labelledby="ratings-heading">
      <h2 className="h-32" id="ratings-heading">
        {t.ratings}
      </h2>
      {average === null ? (
        <p className="muted">{t.noRatings}</p>
      ) : (
        <div className="average">
          <b>{average.toFixed(1)}</b>
          <p className="t15 muted">{t.ratedBy({ count })}</p>
        </div>
      )}
      {average !== null && card.rating_spread && <RatingSpread spread={card.rating_spread} />}
      {isOwn ? (
        <p className="t15 muted">{t.notYourOwn}</p>
      ) : account ? (
        <RateIt id={card.id} />
      ) : (
        <p className="t15">
          <TextLink href={signInAddress(recipeAddress(card.slug))}>{t.signInToRate}</TextLink>
        </p>
      )}
    </section>
  );
}

function RateIt({ id }: { id: string }) {
  const { data } = useQuery(queryOf(client, 'GET /community/recipes/:id/rating', { id }));
  const attempt = useAttempt();
  const rate = (rating: number | null): void => void attempt(() => write('PUT /community/recipes/:id/rating', { id, rating }), notSaved);
  return (
    <fieldset className="rate-it" disabled={data === undefined}>
      <legend className="label-text">{t.yourRating}</legend>
      <div className="stars">
        {STARS.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              aria-label={starsOf({ count: stars })}
              checked={data?.rating === stars}
              onChange={() => rate(stars)}
            />
            <Star />
          </label>
        ))}
      </div>
      {data && data.rating !== null && <TextButton onClick={() => rate(null)}>{t.takeBack}</TextButton>}
    </fieldset>
  );
}
