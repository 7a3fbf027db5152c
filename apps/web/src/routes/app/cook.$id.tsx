import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../data/preload';
import { CookScreen } from '../../features/recipes/cook/cook-screen';
import { showKept } from '../../library/show-kept';

const MOST_SERVINGS = 1_000;

export const Route = createFileRoute('/app/cook/$id')({
  validateSearch: (search): { servings?: number } => {
    const servings = Number(search['servings']);
    return servings > 0 && servings <= MOST_SERVINGS ? { servings } : {};
  },
  loader: async ({ context: { client, queryClient }, params }) => {
    await showKept(queryClient, params.id);
    await preload(queryClient.prefetchQuery(queryOf(client, 'GET /recipes/:id', params)));
  },
  staticData: { fillsWindow: true },
  component: CookRoute,
});

function CookRoute() {
  const { id } = Route.useParams();
  const { servings } = Route.useSearch();
  return <CookScreen id={id} servings={servings} key={id} />;
}
