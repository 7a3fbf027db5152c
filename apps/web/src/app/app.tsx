import { LinkProvider, ToastProvider } from '@simmer/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { AppBoundary } from './errors/app-boundary';
import { RouterLink } from './frame/router-link';
import { LiveUpdates } from './live-updates/live-updates';
import type { createAppRouter } from './router';

interface AppProps {
  router: ReturnType<typeof createAppRouter>;
  queryClient: QueryClient;
}

export const App = ({ router, queryClient }: AppProps) => (
  <AppBoundary>
    <QueryClientProvider client={queryClient}>
      <LinkProvider value={RouterLink}>
        <ToastProvider>
          <LiveUpdates />
          <RouterProvider router={router} />
        </ToastProvider>
      </LinkProvider>
    </QueryClientProvider>
  </AppBoundary>
);
