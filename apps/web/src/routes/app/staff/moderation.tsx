import { pagesOf, queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { listInput, readCaseFilter } from '../../../features/moderation/case-filter';
import { ModerationScreen } from '../../../features/moderation/moderation-screen';

export const Route = createFileRoute('/app/staff/moderation')({
  validateSearch: readCaseFilter,
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
    <ModerationScreen filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })} />
  );
}
