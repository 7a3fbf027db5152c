import { pagesOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { NoticesScreen } from '../../../features/moderation/notices-screen';

export const Route = createFileRoute('/app/community/decisions')({
  loader: ({ context: { client, queryClient } }) =>
    preload(queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /community/moderation-notices', {}))),
  component: NoticesScreen,
});
