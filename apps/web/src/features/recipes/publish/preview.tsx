import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/publish';
import { ingredients } from '@simmer/messages/recipe';
import { Meta, PantryLabel, RecipeCard } from '@simmer/ui';
import { LinkCard } from '../../../recipe/link-card';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { timeTag } from '../../../recipe/time-of';

interface PreviewProps {
  recipe: Recipe;
  /** Whose name the card has. */
  cook: string;
  /** The original, where it is a link card. */
  address: string | null;
}

/** What others will see. */
export function Preview({ recipe, cook, address }: PreviewProps) {
  // a photo that another site has is not shown to others
  const shown = { ...recipe, image_url: recipe.image_url?.startsWith('/') ? recipe.image_url : null };
  const hasPhoto = shown.image !== null || shown.image_url !== null;
  const facts = [
    [t.picture, hasPhoto ? t.photo : t.drawnPlate],
    [ingredients, recipe.ingredients.length],
    [t.steps, recipe.instructions.length],
    [t.nutrition, recipe.calories === null ? t.nutritionComputed : t.nutritionStated],
    [t.yourNotes, t.stayHere],
  ] as const;
  return (
    <aside className="prev" aria-label={t.preview}>
      <PantryLabel kicker={t.inGallery}>
        {address === null ? (
          // shown as it will look; it leads nowhere yet
          <div inert>
            <RecipeCard
              title={recipe.title}
              href={`/app/recipes/${recipe.id}`}
              picture={<RecipePicture of={shown} sizes="240px" eager />}
              tag={timeTag(recipe.total_time)}
            >
              <Meta facts={[recipe.author || cook]} />
            </RecipeCard>
          </div>
        ) : (
          <LinkCard title={recipe.title} author={recipe.author} cook={cook} address={address} />
        )}
      </PantryLabel>
      {address === null && (
        <section className="along" aria-labelledby="publish-along">
          <h2 className="h-20" id="publish-along">
            {t.goesAlong}
          </h2>
          <ul>
            {facts.map(([name, fact]) => (
              <li key={name}>
                {name} <b>{fact}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
