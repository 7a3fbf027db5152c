import { newId } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { RECIPE_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/recipe-detail';
import { useToast } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { write } from '../../../api/write';
import { useAttempt } from '../../../forms/use-action';

/** Saves a second one like it, and opens that to be changed. The same try sent again makes no third. */
export function useDuplicateRecipe(recipe: Recipe): () => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useAttempt();
  return async function duplicate(): Promise<void> {
    const id = newId();
    const { draftOf, formOf } = await import('../editor/recipe-form');
    const title = t.copyOf({ title: recipe.title }).slice(0, RECIPE_LIMITS.title);
    await attempt(async () => {
      await write('POST /recipes', { ...draftOf(formOf(recipe), recipe), rating: null, id, title });
      await navigate({ to: '/app/recipes/$id', params: { id } });
      toast({ message: t.duplicated({ title: recipe.title }) });
    });
  };
}
