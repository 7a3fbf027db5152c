import { createFileRoute } from '@tanstack/react-router';
import { dropDraftInEditor, usePastePlace } from '../../../features/paste/paste-draft';
import { EditorSkeleton, NewRecipeScreen, PastedRecipeScreen } from '../../../features/recipes/editor/editor-screen';
import { placeOfPasted } from '../../../features/recipes/editor/kept-draft';

export const Route = createFileRoute('/app/recipes/new')({
  validateSearch: (search): { from?: 'paste' } => (search['from'] === 'paste' ? { from: 'paste' } : {}),
  component: NewRoute,
});

/** A pasted recipe is written on in a place of its own: what was half typed here before stays. */
function NewRoute() {
  const { from } = Route.useSearch();
  return from === 'paste' ? <PastedRoute /> : <NewRecipeScreen />;
}

function PastedRoute() {
  const place = usePastePlace();
  if (place === undefined) return <EditorSkeleton />;
  return <PastedRecipeScreen place={placeOfPasted(place)} onSaved={(id) => dropDraftInEditor(place, id)} />;
}
