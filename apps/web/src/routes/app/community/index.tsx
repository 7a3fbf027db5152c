import { pagesOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { GalleryPage } from '../../../features/community/gallery-page';

export const Route = createFileRoute('/app/community/')({
  loader: ({ context: { client, queryClient } }) =>
    preload(queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /community/recipes', {}))),
  component: GalleryPage,
});
