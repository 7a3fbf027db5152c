import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { showKept } from '../../../device/library/show-kept';
import { type CookSearch, chosenIn } from '../../../features/recipes/cook/cook-search';
import { PrintScreen } from '../../../features/recipes/print/print-screen';

export const Route = createFileRoute('/app/recipes/$id_/print')({
  // read with the screen: what is here comes with every page
  validateSearch: ({ servings, units }): CookSearch => ({ servings, units }),
  loader: async ({ context: { client, queryClient }, params }) => {
    await showKept(queryClient, params.id);
    await preload(queryClient.prefetchQuery(queryOf(client, 'GET /recipes/:id', params)));
  },
  component: function PrintRoute() {
    const { id } = Route.useParams();
    return <PrintScreen id={id} chosen={chosenIn(Route.useSearch())} key={id} />;
  },
});
