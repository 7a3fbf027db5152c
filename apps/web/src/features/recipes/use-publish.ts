import type { RouteInput } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { useToast } from '@simmer/ui';
import { write } from '../../api/write';
import { useAttempt } from '../../forms/use-action';

/** What a cook says of a recipe that they publish. */
export type Said = Omit<RouteInput<'PUT /recipes/:id/published'>, 'id' | 'published'>;

/** Publishes a recipe, with what is said of it, or takes it back; either can be undone. Resolves to whether it was done. */
export function usePublish({ id, title }: Pick<Recipe, 'id' | 'title'>): (published: boolean, said?: Said) => Promise<boolean> {
  const toast = useToast();
  const attempt = useAttempt();
  return function setPublished(published, said = {}) {
    return attempt(async () => {
      await write('PUT /recipes/:id/published', { id, published, ...said });
      toast({
        message: published ? t.published({ title }) : t.unpublished({ title }),
        action: { label: recipeTexts.undo, onAction: () => void setPublished(!published) },
      });
    }, t.notChanged);
  };
}
