import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { StaffOverview } from '../../../features/staff/staff-overview';

export const Route = createFileRoute('/app/staff/')({
  loader: ({ context: { client, queryClient } }) => preload(queryClient.prefetchQuery(queryOf(client, 'GET /staff/audit-log/summary', {}))),
  component: StaffOverview,
});
