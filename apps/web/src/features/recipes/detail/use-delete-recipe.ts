import { queryKey } from '@simmer/client';
import type { Recipe, RecipeSummary } from '@simmer/contracts';
import { useToast } from '@simmer/ui';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../app/client';

type Pages = InfiniteData<{ items: RecipeSummary[]; next: string | null }>;

/** Deletes at once and offers to undo it, which brings back exactly what was there. */
export function useDeleteRecipe({ id, title }: Pick<Recipe, 'id' | 'title'>): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  function leaveLists(): void {
    queryClient.setQueriesData<Pages | undefined>({ queryKey: queryKey('GET /recipes') }, (pages) =>
      pages?.pages ? { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })) } : pages,
    );
  }

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes') });
    void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes/facets') });
  }

  async function restore(): Promise<void> {
    try {
      await client.call('POST /recipes/:id/restore', { id }, { idempotent: true });
      refresh();
      void navigate({ to: '/app/recipes/$id', params: { id } });
    } catch (error) {
      toast({ message: `${title} is not back yet. ${(error as Error).message}`, tone: 'error', action: { label: 'Retry', onAction: () => void restore() } });
    }
  }

  return async function remove(): Promise<void> {
    const deleted = client.call('DELETE /recipes/:id', { id }, { idempotent: true }).then(
      () => true,
      (error: unknown) => {
        toast({ message: `${title} is still here. ${(error as Error).message}`, tone: 'error', action: { label: 'Retry', onAction: () => void remove() } });
        return false;
      },
    );
    leaveLists();
    await navigate({ to: '/app/recipes' });
    toast({ message: `${title} deleted`, action: { label: 'Undo', onAction: () => void deleted.then((gone) => (gone ? restore() : undefined)) } });
    if (await deleted) queryClient.removeQueries({ queryKey: queryKey('GET /recipes/:id', { id }) });
    refresh();
  };
}
