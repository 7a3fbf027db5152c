import { pagesOf } from '@simmer/client';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { TrayScreen } from '../../../features/recipes/tray/tray-screen';

export const Route = createFileRoute('/app/recipes/tray')({
  loader: ({ context: { client, queryClient } }) =>
    preload(queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /tray', { limit: MAX_PAGE_SIZE }))),
  component: TrayScreen,
});
