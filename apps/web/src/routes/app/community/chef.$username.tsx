import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { ChefScreen } from '../../../features/community/chef-page';

export const Route = createFileRoute('/app/community/chef/$username')({
  loader: ({ context: { client, queryClient }, params }) =>
    preload(queryClient.prefetchQuery(queryOf(client, 'GET /community/chefs/:username', params))),
  component: function Page() {
    return <ChefScreen username={Route.useParams().username} />;
  },
});
