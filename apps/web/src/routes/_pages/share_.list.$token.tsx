import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { GuestListPage } from '../../features/shopping-list/guest/guest-list-page';

export const Route = createFileRoute('/_pages/share_/list/$token')({
  loader: ({ context: { client, queryClient }, params: { token } }) =>
    preload(queryClient.prefetchQuery(queryOf(client, 'GET /guest-lists/:token', { token }))),
  component: function Page() {
    return <GuestListPage token={Route.useParams().token} />;
  },
});
