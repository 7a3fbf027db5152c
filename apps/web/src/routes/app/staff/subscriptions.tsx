import { pagesOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { SubscriptionsScreen } from '../../../features/staff/subscriptions-screen';

export const Route = createFileRoute('/app/staff/subscriptions')({
  loader: ({ context: { client, queryClient } }) =>
    preload(queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /staff/unclaimed-payments', {}))),
  component: SubscriptionsScreen,
});
