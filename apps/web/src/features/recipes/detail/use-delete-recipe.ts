import { queryKey } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { useToast } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../app/client';

/** Deletes at once and offers to undo it, which brings back exactly what was there. */
export function useDeleteRecipe(recipe: Pick<Recipe, 'id' | 'title'>): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const refresh = (): void => {
    void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes') });
    void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes/facets') });
  };

  async function restore(): Promise<void> {
    try {
      await client.call('POST /recipes/:id/restore', { id: recipe.id }, { idempotent: true });
      refresh();
      void navigate({ to: '/app/recipes/$id', params: { id: recipe.id } });
    } catch (error) {
      toast({ message: `${recipe.title} is not back yet. ${(error as Error).message}`, tone: 'error', action: { label: 'Retry', onAction: () => void restore() } });
    }
  }

  return async () => {
    try {
      await client.call('DELETE /recipes/:id', { id: recipe.id }, { idempotent: true });
      await navigate({ to: '/app/recipes' });
      queryClient.removeQueries({ queryKey: queryKey('GET /recipes/:id', { id: recipe.id }) });
      refresh();
      toast({ message: `${recipe.title} deleted`, action: { label: 'Undo', onAction: () => void restore() } });
    } catch (error) {
      toast({ message: `Not deleted. ${(error as Error).message}`, tone: 'error' });
    }
  };
}
