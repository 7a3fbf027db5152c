import { pagesOf, queryOf, type RouteOutput } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { findOf } from '../../../api/find-of';
import { preload } from '../../../api/preload';
import { ChefScreen } from '../../../features/community/chef-page';
import { recipesOf } from '../../../features/community/use-gallery';

/** Null: nobody cooks at the address. */
type Loaded = {
  chef: RouteOutput<'GET /community/chefs/:username'>;
  kitchen: RouteOutput<'GET /community/chefs/:username/kitchen'> | undefined;
} | null;

export const Route = createFileRoute('/app/community/chef/$username')({
  staticData: { serverRendered: true },
  loader: async ({ context: { client, queryClient }, params }): Promise<Loaded | undefined> => {
    const read = findOf(client, 'GET /community/chefs/:username', params);
    await preload(queryClient.prefetchQuery(read));
    const chef = queryClient.getQueryData<RouteOutput<'GET /community/chefs/:username'> | null>(read.queryKey);
    if (!chef) return chef;
    const { username } = chef;
    const kitchen = queryOf(client, 'GET /community/chefs/:username/kitchen', { username });
    await preload(
      queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /community/recipes', recipesOf(username))),
      queryClient.prefetchQuery(kitchen),
    );
    return { chef, kitchen: queryClient.getQueryData(kitchen.queryKey) };
  },
  ...(import.meta.env.SSR && {
    head: async ({ loaderData }: { loaderData?: Loaded | undefined }) =>
      (await import('../../../features/community/heads')).headOfChef(loaderData),
  }),
  component: function Page() {
    return <ChefScreen username={Route.useParams().username} />;
  },
});
