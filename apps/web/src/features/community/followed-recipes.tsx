import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/gallery';
import { Link } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { recipeAddress } from '../../recipe/community-address';
import { RecipePicture } from '../../recipe/recipe-picture';

/** So many fit beside each other, and a few to scroll to. */
const SHOWN = 6;

/** The newest recipes of the cooks that a subscriber follows, in one row; nothing where there are none. */
export function FollowedRecipes() {
  const { data: plan } = useQuery(queryOf(client, 'GET /subscription', {}));
  const isSubscriber = plan?.isActive === true;
  const { data } = useQuery({ ...queryOf(client, 'GET /community/recipes', { sort: 'following', limit: SHOWN }), enabled: isSubscriber });
  if (!isSubscriber || !data || data.items.length === 0) return null;
  return (
    <section className="gallery-followed" aria-labelledby="followed-heading">
      <h2 className="h-24" id="followed-heading">
        {t.fromFollowed}
      </h2>
      <div className="followed-cards" role="group" tabIndex={0} aria-labelledby="followed-heading">
        {data.items.map((recipe) => (
          <article key={recipe.id} className="followed-card">
            <RecipePicture of={recipe} sizes="88px" thumb />
            <div>
              <h3>
                <Link href={recipeAddress(recipe.slug)}>{recipe.title}</Link>
              </h3>
              {recipe.author && <p className="t13 muted">{recipe.author}</p>}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
