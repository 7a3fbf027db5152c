import { createFileRoute } from '@tanstack/react-router';
import { PageLoading } from '../../../app/frame/page-loading';
import { usePastePlace } from '../../../features/paste/paste-draft';
import { PasteScreen } from '../../../features/paste/paste-screen';
import { keepPastedDraft, placeOfPasted } from '../../../features/recipes/editor/kept-draft';

export const Route = createFileRoute('/app/recipes/paste')({ component: PasteRoute });

function PasteRoute() {
  const navigate = Route.useNavigate();
  const place = usePastePlace();
  if (place === undefined) return <PageLoading />;
  return (
    <PasteScreen
      place={place}
      onEdit={(id, draft) => {
        keepPastedDraft(placeOfPasted(place), id, draft);
        void navigate({ to: '/app/recipes/new', search: { from: 'paste' } });
      }}
    />
  );
}
