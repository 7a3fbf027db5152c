import { queryOf } from '@simmer/client';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { ImportScreen } from '../../../features/import/import-screen';

export const Route = createFileRoute('/app/recipes/import-url')({
  // an address of digits alone arrives as a number
  validateSearch: ({ url, receive }: Record<string, unknown>): { url?: string; receive?: 1 } => ({
    ...((typeof url === 'string' || typeof url === 'number') && { url: String(url) }),
    ...(receive === 1 && { receive }),
  }),
  loader: ({ context: { client, queryClient } }) => preload(queryClient.prefetchQuery(queryOf(client, 'GET /import-samples', {}))),
  component: ImportRoute,
});

function ImportRoute() {
  const { url = '', receive } = Route.useSearch();
  const pastedAt = useLocation({ select: ({ state }) => state.pastedAt });
  return <ImportScreen initialUrl={url} isPasted={pastedAt !== undefined} receive={receive === 1} key={`${pastedAt} ${url}`} />;
}
