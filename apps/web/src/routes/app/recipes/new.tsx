import { createFileRoute } from '@tanstack/react-router';
import { dropDraftInEditor } from '../../../features/paste/paste-draft';
import { NewRecipeScreen, PastedRecipeScreen } from '../../../features/recipes/editor/editor-screen';

export const Route = createFileRoute('/app/recipes/new')({
  validateSearch: (search): { from?: 'paste' } => (search['from'] === 'paste' ? { from: 'paste' } : {}),
  component: NewRoute,
});

/** A pasted recipe is written on in a place of its own: what was half typed here before stays. */
function NewRoute() {
  const { from } = Route.useSearch();
  return from === 'paste' ? <PastedRecipeScreen onSaved={dropDraftInEditor} /> : <NewRecipeScreen />;
}
