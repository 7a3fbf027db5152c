import { createFileRoute } from '@tanstack/react-router';
import { OpenShared } from '../../../features/recipes/add/open-shared';
import type { Shared } from '../../../features/recipes/add/shared';

export const Route = createFileRoute('/app/recipes/add')({
  validateSearch: (search): Shared => search,
  component: AddRoute,
});

function AddRoute() {
  return <OpenShared shared={Route.useSearch()} />;
}
