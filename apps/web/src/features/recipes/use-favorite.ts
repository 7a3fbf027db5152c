import { queryKey } from '@simmer/client';
import type { Recipe, RecipeSummary } from '@simmer/contracts';
import { useToast } from '@simmer/ui';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../app/client';

type Pages = InfiniteData<{ items: RecipeSummary[]; next: string | null }>;
interface Change {
  id: string;
  favorite: boolean;
}

/** Marks or unmarks a favourite: shown at once, taken back with a reason and Retry when the server refuses. */
export function useFavorite(): (change: Change) => void {
  const queryClient = useQueryClient();
  const toast = useToast();

  function show({ id, favorite }: Change): void {
    queryClient.setQueriesData<Pages | undefined>({ queryKey: queryKey('GET /recipes') }, (pages) =>
      pages?.pages ? { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.map((item) => (item.id === id ? { ...item, favorite } : item)) })) } : pages,
    );
    queryClient.setQueryData<Recipe>(queryKey('GET /recipes/:id', { id }), (recipe) => recipe && { ...recipe, favorite });
  }

  const { mutate } = useMutation({
    mutationFn: (change: Change) => client.call('PUT /recipes/:id/favorite', change, { idempotent: true }),
    onMutate: show,
    onError: (problem, change) => {
      show({ ...change, favorite: !change.favorite });
      toast({ message: `Not saved. ${problem.message}`, tone: 'error', action: { label: 'Retry', onAction: () => mutate(change) } });
    },
    onSuccess: (summary) => {
      queryClient.setQueryData<Recipe>(queryKey('GET /recipes/:id', { id: summary.id }), (recipe) => recipe && { ...recipe, ...summary });
      void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes/facets') });
    },
  });
  return mutate;
}
