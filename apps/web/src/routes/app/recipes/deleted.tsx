import { pagesOf } from '@simmer/client';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { DeletedScreen } from '../../../features/recipes/deleted/deleted-screen';

export const Route = createFileRoute('/app/recipes/deleted')({
  loader: ({ context: { client, queryClient } }) =>
    preload(queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /recipes/deleted', { limit: MAX_PAGE_SIZE }))),
  component: DeletedScreen,
});
