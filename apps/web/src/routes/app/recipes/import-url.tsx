import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/import/import-screen';

export const Route = createFileRoute('/app/recipes/import-url')({
  // an address of digits alone arrives as a number
  validateSearch: ({ url, receive }: Record<string, unknown>): { url?: string; receive?: 1 } => ({
    ...((typeof url === 'string' || typeof url === 'number') && { url: String(url) }),
    ...(receive === 1 && { receive }),
  }),
  component: ImportRoute,
});

function ImportRoute() {
  const { url = '', receive } = Route.useSearch();
  return <ImportScreen initialUrl={url} receive={receive === 1} key={url} />;
}
