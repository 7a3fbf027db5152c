import { queryOf } from '@simmer/client';
import * as heads from '@simmer/messages/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { headOf } from '../../app/head';
import { PlansScreen } from '../../features/plans/plans-screen';

export const Route = createFileRoute('/_pages/plans')({
  staticData: { serverRendered: true },
  validateSearch: ({ checkout }: Record<string, unknown>): { checkout?: 'canceled' } => (checkout === 'canceled' ? { checkout } : {}),
  loader: ({ context: { client, queryClient } }) => preload(queryClient.prefetchQuery(queryOf(client, 'GET /plans', {}))),
  // for the server's document alone
  ...(import.meta.env.SSR && {
    head: () => headOf({ title: heads.plans, description: heads.plansGist, address: '/plans', isTranslated: true }),
  }),
  component: function Page() {
    return <PlansScreen isCheckoutCanceled={Route.useSearch().checkout === 'canceled'} />;
  },
});
