import { createFileRoute } from '@tanstack/react-router';
import { NewRecipeScreen } from '../../../features/recipes/editor/editor-screen';

export const Route = createFileRoute('/app/recipes/new')({
  validateSearch: (search): { from?: 'paste' } => (search['from'] === 'paste' ? { from: 'paste' } : {}),
  component: NewRoute,
});

/** A pasted recipe is written on in a place of its own: what was half typed here before stays. */
function NewRoute() {
  const { from } = Route.useSearch();
  return <NewRecipeScreen place={from === 'paste' ? 'pasted' : 'new'} key={from} />;
}
