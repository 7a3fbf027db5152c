import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { HouseholdRecipePage } from '../../features/share/household-recipe-page';

export const Route = createFileRoute('/app/household-recipes/$id')({
  loader: ({ context: { client, queryClient }, params: { id } }) =>
    preload(queryClient.prefetchQuery(queryOf(client, 'GET /household-recipes', { ids: [id] }))),
  component: function Page() {
    return <HouseholdRecipePage id={Route.useParams().id} />;
  },
});
