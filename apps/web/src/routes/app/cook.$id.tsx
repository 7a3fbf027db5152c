import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { type CookSearch, chosenIn } from '../../features/recipes/cook/cook-search';
import { CookScreen } from '../../features/recipes/cook/cook-screen';
import { showKept } from '../../device/library/show-kept';

export const Route = createFileRoute('/app/cook/$id')({
  // read with the screen: what is here comes with every page
  validateSearch: ({ servings, units }): CookSearch => ({ servings, units }),
  loader: async ({ context: { client, queryClient }, params }) => {
    await showKept(queryClient, params.id);
    await preload(queryClient.prefetchQuery(queryOf(client, 'GET /recipes/:id', params)));
  },
  staticData: { fillsWindow: true },
  component: CookRoute,
});

function CookRoute() {
  const { id } = Route.useParams();
  const chosen = chosenIn(Route.useSearch());
  const navigate = Route.useNavigate();
  // what was chosen since is kept with the recipe, and the address must not undo it
  const forgetUnits = (): void => void navigate({ search: ({ servings }) => ({ servings }), replace: true });
  return <CookScreen id={id} chosen={chosen} onChange={forgetUnits} />;
}
