import { queryOf } from '@simmer/client';
import { UNIT_SYSTEMS } from '@simmer/contracts/constants';
import { createFileRoute } from '@tanstack/react-router';
import type { Chosen } from '../../cooking/cooking-state';
import { preload } from '../../data/preload';
import { CookScreen } from '../../features/recipes/cook/cook-screen';
import { showKept } from '../../library/use-recipe';
import type { Units } from '../../recipe/measures';

const MOST_SERVINGS = 1_000;
const UNITS: readonly Units[] = ['written', ...UNIT_SYSTEMS];

export const Route = createFileRoute('/app/cook/$id')({
  validateSearch: (search): Chosen => {
    const servings = Number(search['servings']);
    const units = UNITS.find((name) => name === search['units']);
    return { ...(servings > 0 && servings <= MOST_SERVINGS && { servings }), ...(units && { units }) };
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
  const chosen = Route.useSearch();
  const navigate = Route.useNavigate();
  // what was chosen since is kept with the recipe, and the address must not undo it
  const forgetUnits = (): void => void navigate({ search: ({ servings }) => ({ servings }), replace: true });
  return <CookScreen id={id} chosen={chosen} onChange={forgetUnits} key={id} />;
}
