import type { RouteOutput } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { findOf } from '../../../api/find-of';
import { preload } from '../../../api/preload';
import { CommunityRecipeScreen } from '../../../features/community/recipe-page';

export const Route = createFileRoute('/app/community/recipe/$slug')({
  staticData: { serverRendered: true },
  loader: async ({ context: { client, queryClient }, params }) => {
    const read = findOf(client, 'GET /community/recipe-pages/:slug', params);
    await preload(queryClient.prefetchQuery(read));
    return queryClient.getQueryData<RouteOutput<'GET /community/recipe-pages/:slug'> | null>(read.queryKey);
  },
  ...(import.meta.env.SSR && {
    head: async ({ loaderData: page }: { loaderData?: RouteOutput<'GET /community/recipe-pages/:slug'> | null | undefined }) =>
      (await import('../../../features/community/heads')).headOfRecipePage(page),
  }),
  component: function Page() {
    return <CommunityRecipeScreen slug={Route.useParams().slug} />;
  },
});
