import { queryOf } from '@simmer/client';
import * as heads from '@simmer/messages/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { headOf } from '../../app/head';
import { PlansScreen } from '../../features/plans/plans-screen';

/** For whoever had Premium: the page of plans says what they still have, and brings it back. */
export const Route = createFileRoute('/_pages/resubscribe')({
  staticData: { serverRendered: true },
  loader: ({ context: { client, queryClient } }) => preload(queryClient.prefetchQuery(queryOf(client, 'GET /plans', {}))),
  // for the server's document alone; search engines know the page as that of plans
  ...(import.meta.env.SSR && {
    head: () => headOf({ title: heads.plans, description: heads.plansGist, address: '/plans', isTranslated: true }),
  }),
  component: () => <PlansScreen />,
});
