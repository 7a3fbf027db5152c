import { createFileRoute } from '@tanstack/react-router';
import { ImportExportScreen } from '../../../features/import-export/import-export-screen';

const UUID = /^[0-9a-f-]{36}$/;

export const Route = createFileRoute('/app/recipes/import-export')({
  validateSearch: ({ import: importId, recipe }: Record<string, unknown>): { import?: string; recipe?: string } => ({
    ...(typeof importId === 'string' && UUID.test(importId) && { import: importId }),
    ...(typeof recipe === 'string' && UUID.test(recipe) && { recipe }),
  }),
  component: ImportExportRoute,
});

function ImportExportRoute() {
  const { import: importId, recipe } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ImportExportScreen importId={importId} recipeId={recipe} onImport={(id) => void navigate({ search: id === undefined ? {} : { import: id } })} />;
}
