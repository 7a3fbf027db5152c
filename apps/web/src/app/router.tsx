import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { RouteError } from './errors/route-error';
import { PageLoading } from './frame/page-loading';
import { canMovePictures, typesOfTransition } from './frame/picture-transition';
import type { RouterContext } from './router-context';
import { routeTree } from '../routeTree.gen';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Visitors get this page as HTML from the server; the app hydrates it with the first touch or key. */
    serverRendered?: boolean;
    /** A cook's own page that the server renders with their data in it; the app hydrates it as soon as it has loaded. */
    serverRenderedForCook?: boolean;
  }
}

/** `history`: of a wrapper that keeps the route elsewhere than in the path. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    context,
    defaultPreload: 'intent',
    // copies and their age are the query client's business
    defaultPreloadStaleTime: 0,
    // every new page starts at its top; Back and Forward return to where one was (the server would print an inline script for it)
    scrollRestoration: !import.meta.env.SSR,
    defaultViewTransition: canMovePictures() && { types: typesOfTransition },
    // an address that says more than its screen knows, or says it wrongly, is mended instead of passed on
    search: { strict: true },
    defaultPendingComponent: PageLoading,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
  });
