import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/import/import-screen';

export const Route = createFileRoute('/app/recipes/import-url')({
  validateSearch: (search): { url?: string } => (typeof search['url'] === 'string' ? { url: search['url'] } : {}),
  component: ImportRoute,
});

function ImportRoute() {
  const { url } = Route.useSearch();
  return <ImportScreen initialUrl={url} key={url} />;
}
