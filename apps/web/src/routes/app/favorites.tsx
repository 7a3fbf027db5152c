import { pagesOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { hasLibrary } from '../../device/library/use-library';
import { FavoritesScreen } from '../../features/recipes/list/favorites-screen';

export const Route = createFileRoute('/app/favorites')({
  loader: ({ context: { client, queryClient } }) =>
    hasLibrary() ? undefined : preload(queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /recipes', { favorite: true }))),
  component: FavoritesScreen,
});
