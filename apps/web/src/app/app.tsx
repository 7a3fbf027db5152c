import { LinkProvider, ToastProvider } from '@simmer/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { AppBoundary } from './errors/app-boundary';
import { RouterLink } from './frame/router-link';
import { News } from './news/news';
import { queryClient } from './query-client';
import { router } from './router';

export const App = () => (
  <AppBoundary>
    <QueryClientProvider client={queryClient}>
      <LinkProvider value={RouterLink}>
        <ToastProvider>
          <News />
          <RouterProvider router={router} />
        </ToastProvider>
      </LinkProvider>
    </QueryClientProvider>
  </AppBoundary>
);
