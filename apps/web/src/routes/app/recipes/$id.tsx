import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { preload } from '../../../api/preload';
import { showKept } from '../../../device/library/show-kept';
import { DetailScreen } from '../../../features/recipes/detail/detail-screen';

const AddToPlanDialog = lazy(() =>
  import('../../../features/meal-plan/add-to-plan-dialog').then(({ AddToPlanDialog: Loaded }) => ({ default: Loaded })),
);

export const Route = createFileRoute('/app/recipes/$id')({
  loader: async ({ context: { client, queryClient }, params }) => {
    await showKept(queryClient, params.id);
    await preload(queryClient.prefetchQuery(queryOf(client, 'GET /recipes/:id', params)));
  },
  component: DetailRoute,
});

function DetailRoute() {
  const { id } = Route.useParams();
  return <DetailScreen id={id} key={id} planDialog={AddToPlanDialog} />;
}
