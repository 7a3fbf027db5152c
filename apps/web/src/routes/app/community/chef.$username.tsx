import { pagesOf, queryOf, type RouteOutput } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { findOf } from '../../../api/find-of';
import { preload } from '../../../api/preload';
import { ChefScreen } from '../../../features/community/chef-page';
import { recipesOf } from '../../../features/community/use-gallery';

type ChefAnswer = RouteOutput<'GET /community/chefs/:username'> | null;

export const Route = createFileRoute('/app/community/chef/$username')({
  // what every page loads first has no use for it
  codeSplitGroupings: [['component', 'loader']],
  staticData: { serverRendered: true },
  loader: async ({ context: { client, queryClient }, params }) => {
    const read = findOf(client, 'GET /community/chefs/:username', params);
    await preload(queryClient.prefetchQuery(read));
    const chef = queryClient.getQueryData<ChefAnswer>(read.queryKey);
    if (!chef) return chef;
    const { username } = chef;
    await preload(
      queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /community/recipes', recipesOf(username))),
      queryClient.prefetchQuery(queryOf(client, 'GET /community/chefs/:username/kitchen', { username })),
    );
    return chef;
  },
  ...(import.meta.env.SSR && {
    head: async ({ loaderData: chef }: { loaderData?: ChefAnswer | undefined }) =>
      (await import('../../../features/community/heads')).headOfChef(chef),
  }),
  component: function Page() {
    return <ChefScreen username={Route.useParams().username} />;
  },
});
