import { queryKey } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { useToast } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deviceOfCook, queueWrite } from '../../../device/device';

/** Deletes at once and offers to undo it, which brings back exactly what was there; both also without a connection. */
export function useDeleteRecipe({ id, title }: Pick<Recipe, 'id' | 'title'>): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  async function restore(): Promise<void> {
    await queueWrite('POST /recipes/:id/restore', { id });
    // without a connection it is still on this device; with one the server has it back first
    if (navigator.onLine) await (await deviceOfCook())?.refresh();
    await navigate({ to: '/app/recipes/$id', params: { id } });
  }

  return async function remove(): Promise<void> {
    await queueWrite('DELETE /recipes/:id', { id });
    await navigate({ to: '/app/recipes' });
    // what its page showed is not shown again, unless it comes back
    queryClient.removeQueries({ queryKey: queryKey('GET /recipes/:id', { id }) });
    toast({ message: t.deleted({ title }), action: { label: recipeTexts.undo, onAction: () => void restore() } });
  };
}
