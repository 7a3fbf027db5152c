import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { PlansScreen } from '../../features/plans/plans-screen';

/** For whoever had Premium: the page of plans says what they still have, and brings it back. */
export const Route = createFileRoute('/_pages/resubscribe')({
  loader: ({ context: { client, queryClient } }) => preload(queryClient.prefetchQuery(queryOf(client, 'GET /plans', {}))),
  component: () => <PlansScreen />,
});
