import { pagesOf, queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { readAuditLogFilter } from '../../../features/staff/audit-log-filter';
import { AuditLogScreen } from '../../../features/staff/audit-log-screen';

export const Route = createFileRoute('/app/staff/audit-log')({
  validateSearch: readAuditLogFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, queryClient }, deps }) =>
    preload(
      queryClient.prefetchQuery(queryOf(client, 'GET /staff/audit-log/summary', {})),
      queryClient.prefetchInfiniteQuery(pagesOf(client, 'GET /staff/audit-log', deps)),
    ),
  component: AuditLogRoute,
});

function AuditLogRoute() {
  const navigate = Route.useNavigate();
  return <AuditLogScreen filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })} />;
}
