import { queryOf, type RouteOutput } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { CommunityRecipeScreen } from '../../../features/community/recipe-page';

export const Route = createFileRoute('/app/community/recipe/$slug')({
  staticData: { serverRendered: true },
  loader: async ({ context: { client, queryClient }, params }) => {
    const read = queryOf(client, 'GET /community/recipe-pages/:slug', params);
    await preload(queryClient.prefetchQuery(read));
    return queryClient.getQueryData<RouteOutput<'GET /community/recipe-pages/:slug'>>(read.queryKey);
  },
  ...(import.meta.env.SSR && {
    head: async ({ loaderData: page }: { loaderData?: RouteOutput<'GET /community/recipe-pages/:slug'> | undefined }) =>
      page ? (await import('../../../recipe/recipe-head')).headOfRecipe(page.recipe) : {},
  }),
  component: function Page() {
    return <CommunityRecipeScreen slug={Route.useParams().slug} />;
  },
});
