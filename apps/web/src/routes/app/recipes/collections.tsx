import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { CollectionsScreen } from '../../../features/recipes/collections/collections-screen';

export const Route = createFileRoute('/app/recipes/collections')({
  loader: ({ context: { client, queryClient } }) => preload(queryClient.prefetchQuery(queryOf(client, 'GET /collections', {}))),
  component: CollectionsScreen,
});
