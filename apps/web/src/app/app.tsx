import { LinkProvider, ToastProvider } from '@simmer/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { AppBoundary } from './errors/app-boundary';
import { RouterLink } from './frame/router-link';
import { LiveUpdates } from './live-updates/live-updates';
import type { createAppRouter } from './router';
import type { Session } from '../api/session/session';
import { ServerSession } from '../api/session/use-session';

interface AppProps {
  router: ReturnType<typeof createAppRouter>;
  queryClient: QueryClient;
  /** Whom the server rendered the page for. */
  serverSession?: Session;
}

export const App = ({ router, queryClient, serverSession = { status: 'loading' } }: AppProps) => (
  <AppBoundary>
    <QueryClientProvider client={queryClient}>
      <LinkProvider value={RouterLink}>
        <ToastProvider>
          <ServerSession value={serverSession}>
            <LiveUpdates />
            <RouterProvider router={router} />
          </ServerSession>
        </ToastProvider>
      </LinkProvider>
    </QueryClientProvider>
  </AppBoundary>
);
