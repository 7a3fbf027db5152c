import { newId, RequestProblem } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { RECIPE_LIMITS } from '@simmer/contracts/constants';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { useToast } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { write } from '../../../api/write';

/** Saves a second one like it, and opens that to be changed. The same try sent again makes no third. */
export function useDuplicateRecipe(recipe: Recipe): () => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  return async function duplicate(id: string = newId()): Promise<void> {
    const { draftOf, formOf } = await import('../editor/recipe-form');
    const title = t.copyOf({ title: recipe.title }).slice(0, RECIPE_LIMITS.title);
    try {
      await write('POST /recipes', { ...draftOf(formOf(recipe), recipe), rating: null, id, title });
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      toast({
        message: recipeTexts.notSaved({ reason: error.message }),
        tone: 'error',
        action: { label: recipeTexts.retry, onAction: () => void duplicate(id) },
      });
      return;
    }
    await navigate({ to: '/app/recipes/$id', params: { id } });
    toast({ message: t.duplicated({ title: recipe.title }) });
  };
}
