import { pagesOf, queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { type AuditLogFilter, readAuditLogFilter } from '../../../features/staff/audit-log-filter';
import { AuditLogScreen } from '../../../features/staff/audit-log-screen';

export const Route = createFileRoute('/app/staff/audit-log')({
  // read with the screen: what is here comes with every page
  validateSearch: (search): AuditLogFilter => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, queryClient }, deps }) =>
    preload(
      queryClient.prefetchQuery(queryOf(client, 'GET /staff/audit-log/summary', {})),
      queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /staff/audit-log', readAuditLogFilter({ ...deps }))),
    ),
  component: AuditLogRoute,
});

function AuditLogRoute() {
  const navigate = Route.useNavigate();
  const filter = readAuditLogFilter({ ...Route.useSearch() });
  return <AuditLogScreen filter={filter} onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })} />;
}
