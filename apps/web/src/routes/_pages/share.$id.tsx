import { queryOf, type RouteOutput } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { SharePage } from '../../features/share/share-page';

export const Route = createFileRoute('/_pages/share/$id')({
  staticData: { serverRendered: true },
  loader: async ({ context: { client, queryClient }, params }) => {
    const read = queryOf(client, 'GET /shared/:token', { token: params.id });
    await preload(queryClient.prefetchQuery(read));
    return queryClient.getQueryData<RouteOutput<'GET /shared/:token'>>(read.queryKey);
  },
  ...(import.meta.env.SSR && {
    head: async ({ loaderData: page }: { loaderData?: RouteOutput<'GET /shared/:token'> | undefined }) =>
      (await import('../../features/share/head-of-share')).headOfShare(page?.content),
  }),
  component: function Page() {
    const { id } = Route.useParams();
    return <SharePage token={id} key={id} />;
  },
});
