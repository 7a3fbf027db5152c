import type { Recipe, RecipeSummary } from '@simmer/contracts';
import { difficultyNames, favoriteOf } from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { serves } from '@simmer/messages/recipe-list';
import { Heart, Meta, RecipeRow, Rows } from '@simmer/ui';
import { useMemo } from 'react';
import { useLibrary } from '../../../device/library/use-library';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { timeOf } from '../../../recipe/time-of';
import { setFavorite } from '../set-favorite';
import { similarRecipes } from './similar-recipes';

const MOST = 3;

/** Recipes of the cook's own that are like this one, by what this device keeps. */
export function Similar({ recipe }: { recipe: Recipe }) {
  const library = useLibrary();
  const similar = useMemo(() => (library ? similarRecipes<RecipeSummary>(recipe, library.list.all(), MOST) : []), [library, recipe]);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar-heading" className="o5 no-print">
      <h2 className="h-24 similar-heading" id="similar-heading">
        {t.similar}
      </h2>
      <Rows>
        {similar.map((other) => (
          <RecipeRow
            key={other.id}
            title={other.title}
            href={`/app/recipes/${other.id}`}
            time={other.total_time > 0 ? timeOf(other.total_time) : undefined}
            picture={<RecipePicture of={other} sizes="52px" thumb />}
            end={
              <Heart
                pressed={other.favorite}
                label={favoriteOf({ title: other.title })}
                onClick={() => setFavorite({ id: other.id, favorite: !other.favorite })}
              />
            }
          >
            <Meta facts={[difficultyNames[other.difficulty], serves({ servings: other.servings })]} />
          </RecipeRow>
        ))}
      </Rows>
    </section>
  );
}
