import { createRouter } from '@tanstack/react-router';
import { RouteError } from './errors/route-error';
import { PageLoading } from './frame/page-loading';
import { session } from './session/session';
import { routeTree } from '../routeTree.gen';

export const router = createRouter({
  routeTree,
  context: { session },
  defaultPreload: 'intent',
  // every new page starts at its top; Back and Forward return to where one was
  scrollRestoration: true,
  // an address that says more than its screen knows, or says it wrongly, is mended instead of passed on
  search: { strict: true },
  defaultPendingComponent: PageLoading,
  defaultPendingMinMs: 0,
  defaultErrorComponent: RouteError,
});

// an ended session sends a cook from a guarded page to signing in, and back here afterwards
session.subscribe(() => {
  const current = session.current();
  if (current.status === 'signed-out' && current.expired) void router.invalidate();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
