import type { CommunityRecipe } from '@simmer/contracts';
import * as t from '@simmer/messages/chef';
import { Link, Meta } from '@simmer/ui';
import { addressOf } from '../../recipe/community-address';
import { RecipePicture } from '../../recipe/recipe-picture';
import { timeTag } from '../../recipe/time-of';
import { savesText } from './gallery-card';

/** The recipe of a cook that others saved most, as a wide card. */
export const MostSaved = ({ recipe }: { recipe: CommunityRecipe }) => (
  <article className="most-saved">
    <RecipePicture of={recipe} sizes="200px" eager />
    <div>
      <p className="t13 muted">{t.mostSaved}</p>
      <h3>
        <Link href={addressOf(recipe)} dir="auto" lang={recipe.language ?? undefined}>
          {recipe.title}
        </Link>
      </h3>
      <Meta
        {...(recipe.rating_average !== null && { rating: recipe.rating_average.toFixed(1) })}
        facts={[timeTag(recipe.total_time), savesText(recipe.save_count)].filter(Boolean)}
      />
    </div>
  </article>
);
