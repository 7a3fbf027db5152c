import { queryOf } from '@simmer/client';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { nextInSearch } from '../../app/session/internal-path';
import { requireVisitor } from '../../app/session/guard';
import { TwoFactorPage } from '../../features/auth/two-factor-page';

export const Route = createFileRoute('/auth/two-factor')({
  validateSearch: nextInSearch,
  beforeLoad: ({ context, search }) => requireVisitor(context.viewer, search.next),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client, queryClient }, deps: search }) => {
    const { pending } = await queryClient.fetchQuery({ ...queryOf(client, 'GET /session', {}), staleTime: 0 });
    // nobody has shown a password here, or too long ago
    if (!pending) throw redirect({ to: '/auth/login', search, replace: true });
    return pending;
  },
  component: function Page() {
    return <TwoFactorPage pending={Route.useLoaderData()} next={Route.useSearch().next} />;
  },
});
