import { createFileRoute } from '@tanstack/react-router';
import { EditRecipeScreen } from '../../../features/recipes/editor/editor-screen';

export const Route = createFileRoute('/app/recipes/edit/$id')({ component: EditRoute });

function EditRoute() {
  const { id } = Route.useParams();
  return <EditRecipeScreen id={id} key={id} />;
}
