import { queryOf } from '@simmer/client';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { preload } from '../../../api/preload';
import { ImportExportScreen } from '../../../features/import-export/import-export-screen';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Recipes that were selected in the list, to be exported. */
    exportRecipes?: readonly string[];
  }
}

const UUID = /^[0-9a-f-]{36}$/;

export const Route = createFileRoute('/app/recipes/import-export')({
  validateSearch: ({ import: importId, recipe }: Record<string, unknown>): { import?: string; recipe?: string } => ({
    ...(typeof importId === 'string' && UUID.test(importId) && { import: importId }),
    ...(typeof recipe === 'string' && UUID.test(recipe) && { recipe }),
  }),
  loader: ({ context: { client, queryClient } }) =>
    preload(
      queryClient.prefetchQuery(queryOf(client, 'GET /file-imports', {})),
      queryClient.prefetchQuery(queryOf(client, 'GET /export-formats', {})),
      queryClient.prefetchQuery(queryOf(client, 'GET /recipes/facets', {})),
    ),
  component: ImportExportRoute,
});

function ImportExportRoute() {
  const { import: importId, recipe } = Route.useSearch();
  const selected = useLocation({ select: ({ state }) => state.exportRecipes });
  const navigate = Route.useNavigate();
  return (
    <ImportExportScreen
      importId={importId}
      recipeIds={selected ?? (recipe === undefined ? [] : [recipe])}
      onImport={(id) => void navigate({ search: id === undefined ? {} : { import: id } })}
    />
  );
}
