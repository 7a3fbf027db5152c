import * as t from '@simmer/messages/community-recipe';
import { language } from '@simmer/messages/language';
import { stars as starsOf } from '@simmer/messages/recipe-detail';
import { Star } from '@simmer/ui';

/** How many gave each number of stars, the most stars first; the bars are as long as their share of the most frequent. */
export function RatingSpread({ spread }: { spread: readonly number[] }) {
  const most = Math.max(...spread);
  const rows = spread.map((count, at) => ({ stars: at + 1, count })).toReversed();
  return (
    <ul className="rating-spread" aria-label={t.spread}>
      {rows.map(({ stars, count }) => (
        <li key={stars}>
          <span className="sr">{starsOf({ count: stars })}</span>
          <span className="strong stars" aria-hidden="true">
            {stars} <Star />
          </span>
          <svg className="lane" aria-hidden="true">
            {count > 0 && <rect width={`${Math.max(2, (count / most) * 100)}%`} height="100%" rx="3" />}
          </svg>
          <span className="strong num">{count.toLocaleString(language)}</span>
        </li>
      ))}
    </ul>
  );
}
