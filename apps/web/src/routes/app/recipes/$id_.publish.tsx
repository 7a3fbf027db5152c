import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { PublishScreen } from '../../../features/recipes/publish/publish-screen';

export const Route = createFileRoute('/app/recipes/$id_/publish')({
  loader: ({ context: { client, queryClient }, params: { id } }) =>
    preload(queryClient.prefetchQuery(queryOf(client, 'GET /recipes/:id', { id }))),
  component: function PublishRoute() {
    const { id } = Route.useParams();
    return <PublishScreen id={id} key={id} />;
  },
});
