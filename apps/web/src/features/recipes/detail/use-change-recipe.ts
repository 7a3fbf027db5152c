import { queryKey, RequestProblem } from '@simmer/client';
import type { Recipe, RecipeDraft } from '@simmer/contracts';
import { useToast } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../app/client';

/** Changes a few fields of a saved recipe: shown at once, taken back with the reason when it cannot be saved. */
export function useChangeRecipe(recipe: Recipe) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [changing, setChanging] = useState(false);
  const key = queryKey('GET /recipes/:id', { id: recipe.id });

  async function change(fields: Partial<Pick<RecipeDraft, 'notes' | 'rating'>>): Promise<boolean> {
    setChanging(true);
    queryClient.setQueryData<Recipe>(key, (current) => current && ({ ...current, ...fields } as Recipe));
    try {
      const saved = await client.call('PUT /recipes/:id', { ...wholeDraft(recipe), ...fields });
      queryClient.setQueryData(key, saved);
      void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes') });
      return true;
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      queryClient.setQueryData(key, recipe);
      toast({ message: `Not saved. ${error.message}`, tone: 'error', action: { label: 'Retry', onAction: () => void change(fields) } });
      return false;
    } finally {
      setChanging(false);
    }
  }

  return { change, changing };
}

/** The recipe as it is sent when only a part of it changes. */
function wholeDraft(recipe: Recipe): RecipeDraft & { id: string; revision: number } {
  const { favorite, published, image, plate, created_at, updated_at, origins, ingredients, instructions, ...fields } = recipe;
  return { ...fields, ingredients: ingredients.map(({ text, group }) => ({ text, group })), instructions };
}
