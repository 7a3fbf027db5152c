import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/import/import-screen';

export const Route = createFileRoute('/app/recipes/import-url')({
  validateSearch: (search): { url?: string; receive?: number } => search,
  component: ImportRoute,
});

function ImportRoute() {
  const { url = '', receive } = Route.useSearch();
  // an address of digits alone arrives as a number
  return <ImportScreen initialUrl={String(url)} receive={receive === 1} key={url} />;
}
