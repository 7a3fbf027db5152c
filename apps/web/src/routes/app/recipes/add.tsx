import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AddScreen } from '../../../features/recipes/add/add-screen';
import { isShared, type Shared } from '../../../features/recipes/add/shared';

export const Route = createFileRoute('/app/recipes/add')({
  validateSearch: (search): Shared => search,
  component: AddRoute,
});

// telling a recipe from a text takes more than showing the ways to add one
const OpenShared = lazy(() => import('../../../features/recipes/add/open-shared'));

function AddRoute() {
  const search = Route.useSearch();
  if (!isShared(search)) return <AddScreen />;
  return (
    <Suspense>
      <OpenShared shared={search} />
    </Suspense>
  );
}
