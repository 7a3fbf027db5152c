import { pagesOf, queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { type CaseFilter, listInput, readCaseFilter } from '../../../features/moderation/case-filter';
import { ModerationScreen } from '../../../features/moderation/moderation-screen';

export const Route = createFileRoute('/app/staff/moderation')({
  // read with the screen: what is here comes with every page
  validateSearch: (search): CaseFilter => search,
  loaderDeps: ({ search: { state, sort } }) => ({ state, sort }),
  loader: ({ context: { client, queryClient }, deps }) =>
    preload(
      queryClient.prefetchQuery(queryOf(client, 'GET /staff/case-counts', {})),
      queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /staff/cases', listInput(readCaseFilter(deps)))),
    ),
  component: ModerationRoute,
});

function ModerationRoute() {
  const navigate = Route.useNavigate();
  return (
    <ModerationScreen
      filter={readCaseFilter({ ...Route.useSearch() })}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
