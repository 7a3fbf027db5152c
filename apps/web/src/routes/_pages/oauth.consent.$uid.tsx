import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { requireCook } from '../../app/session/guard';
import { preload } from '../../api/preload';
import { ConsentPage } from '../../features/voice-link/consent-page';

export const Route = createFileRoute('/_pages/oauth/consent/$uid')({
  beforeLoad: ({ context, location }) => requireCook(context.viewer, location),
  loader: ({ context: { client, queryClient }, params: { uid } }) =>
    preload(queryClient.prefetchQuery(queryOf(client, 'GET /oauth/requests/:uid', { uid }))),
  component: function Page() {
    return <ConsentPage uid={Route.useParams().uid} />;
  },
});
