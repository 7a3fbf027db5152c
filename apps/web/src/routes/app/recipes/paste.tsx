import { createFileRoute } from '@tanstack/react-router';
import { PasteScreen } from '../../../features/paste/paste-screen';
import { keepPastedDraft } from '../../../features/recipes/editor/kept-draft';

export const Route = createFileRoute('/app/recipes/paste')({ component: PasteRoute });

function PasteRoute() {
  const navigate = Route.useNavigate();
  return (
    <PasteScreen
      onSaved={(id) => void navigate({ to: '/app/recipes/$id', params: { id } })}
      onEdit={(id, draft) => {
        keepPastedDraft(id, draft);
        void navigate({ to: '/app/recipes/new', search: { from: 'paste' } });
      }}
    />
  );
}
