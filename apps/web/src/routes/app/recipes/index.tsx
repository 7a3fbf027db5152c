import { createFileRoute } from '@tanstack/react-router';
import { readListSearch } from '../../../features/recipes/list/list-search';
import { ListScreen } from '../../../features/recipes/list/list-screen';

export const Route = createFileRoute('/app/recipes/')({
  staticData: { ownSearch: true },
  validateSearch: readListSearch,
  component: ListRoute,
});

function ListRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ListScreen search={search} onChange={(next) => void navigate({ search: readListSearch({ ...next }), replace: true, resetScroll: false })} />;
}
