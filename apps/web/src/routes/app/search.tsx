import { createFileRoute } from '@tanstack/react-router';
import { readSearchParams } from '../../features/recipes/search/search-params';
import { SearchScreen } from '../../features/recipes/search/search-screen';

export const Route = createFileRoute('/app/search')({
  staticData: { ownSearch: true },
  validateSearch: readSearchParams,
  component: SearchRoute,
});

function SearchRoute() {
  const params = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SearchScreen
      params={params}
      onChange={(next) => void navigate({ search: readSearchParams({ ...next }), replace: true, resetScroll: false })}
    />
  );
}
