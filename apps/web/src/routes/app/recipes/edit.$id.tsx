import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { EditRecipeScreen } from '../../../features/recipes/editor/editor-screen';

export const Route = createFileRoute('/app/recipes/edit/$id')({
  loader: ({ context: { client, queryClient }, params }) => preload(queryClient.prefetchQuery(queryOf(client, 'GET /recipes/:id', params))),
  component: EditRoute,
});

function EditRoute() {
  const { id } = Route.useParams();
  return <EditRecipeScreen id={id} key={id} />;
}
