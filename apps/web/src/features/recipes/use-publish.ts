import type { RouteInput } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { useToast } from '@simmer/ui';
import { write } from '../../api/write';
import { useAttempt } from '../../forms/use-action';

/** What a cook says of a recipe that they publish. */
export type Said = Omit<RouteInput<'PUT /recipes/:id/published'>, 'id' | 'published'>;

/** Publishes a recipe, with what is said of it, or takes it back; each can be undone. Resolves to whether it was done. */
export function usePublish(recipe: Recipe): (published: boolean, said?: Said) => Promise<boolean> {
  const toast = useToast();
  const attempt = useAttempt();
  const { id, title, publication, claims } = recipe;
  const before: Said = { ...publication, ...claims };
  return function setPublished(published: boolean, said: Said = {}, wasPublished = recipe.published): Promise<boolean> {
    return attempt(async () => {
      await write('PUT /recipes/:id/published', { id, published, ...said });
      const done = !published ? t.unpublished : wasPublished ? t.publicationChanged : t.published;
      toast({
        message: done({ title }),
        action: { label: recipeTexts.undo, onAction: () => void setPublished(wasPublished, before, published) },
      });
    }, t.notChanged);
  };
}
