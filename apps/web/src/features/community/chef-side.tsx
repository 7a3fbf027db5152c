import type { ChefKitchen, ChefSummary } from '@simmer/contracts';
import * as t from '@simmer/messages/chef';
import { Link, Meta, RecipeRow, Rows } from '@simmer/ui';
import { addressOf, chefAddress } from '../../recipe/community-address';
import { Face } from '../../recipe/face';
import { RecipePicture } from '../../recipe/recipe-picture';
import { timeOf } from '../../recipe/time-of';

interface ChefSideProps {
  username: string;
  kitchen: ChefKitchen;
  /** How many follow, of whom some are named. */
  followers: number;
  isOwn: boolean;
}

/** What a cook cooked lately, and who follows them; nothing where there is neither. */
export function ChefSide({ username, kitchen: { cooked_lately: lately, followers: named }, followers, isOwn }: ChefSideProps) {
  if (lately.length === 0 && named.length === 0) return null;
  return (
    <aside className="chef-side" aria-label={t.about}>
      {lately.length > 0 && (
        <section aria-labelledby="lately-heading">
          <h2 className="h-20" id="lately-heading">
            {t.cookedLately}
          </h2>
          <Rows>
            {lately.map(({ recipe }) => (
              <RecipeRow
                key={recipe.id}
                title={recipe.title}
                href={addressOf(recipe)}
                {...(recipe.total_time > 0 && { time: timeOf(recipe.total_time) })}
                picture={<RecipePicture of={recipe} sizes="44px" thumb />}
              >
                <Meta facts={[recipe.author || (recipe.username && t.at({ username: recipe.username }))].filter(Boolean)} />
              </RecipeRow>
            ))}
          </Rows>
        </section>
      )}
      {named.length > 0 && (
        <section aria-labelledby="followers-heading">
          <h2 className="h-20" id="followers-heading">
            {isOwn ? t.whoFollowsYou : t.whoFollows({ username })}
          </h2>
          <ul className="people">
            {named.map((cook) => (
              <Follower key={cook.username} cook={cook} />
            ))}
          </ul>
          {followers > named.length && <p className="t15 muted">{t.moreFollow({ count: followers - named.length })}</p>}
        </section>
      )}
    </aside>
  );
}

const Follower = ({ cook }: { cook: ChefSummary }) => (
  <li>
    <Face profile={cook} identity={cook.username} />
    <Link href={chefAddress(cook.username)}>
      <b>{t.at({ username: cook.username })}</b>
    </Link>
  </li>
);
