import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { VersionsScreen } from '../../../features/recipes/versions/versions-screen';

export const Route = createFileRoute('/app/recipes/$id_/versions')({
  validateSearch: ({ v }: Record<string, unknown>): { v?: number } =>
    Number.isInteger(Number(v)) && v !== undefined ? { v: Number(v) } : {},
  loader: ({ context: { client, queryClient }, params: { id } }) =>
    preload(
      queryClient.prefetchQuery(queryOf(client, 'GET /recipes/:id', { id })),
      queryClient.prefetchQuery(queryOf(client, 'GET /recipes/:id/versions', { id })),
    ),
  component: function VersionsRoute() {
    const { id } = Route.useParams();
    const { v } = Route.useSearch();
    return <VersionsScreen id={id} chosen={v} key={id} />;
  },
});
