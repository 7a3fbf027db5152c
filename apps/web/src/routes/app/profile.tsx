import { queryOf } from '@simmer/client';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../api/preload';
import { ProfileScreen } from '../../features/profile/profile-screen';

export const Route = createFileRoute('/app/profile')({
  loader: ({ context: { client, queryClient } }) =>
    preload(
      queryClient.prefetchQuery(queryOf(client, 'GET /profile', {})),
      queryClient.prefetchQuery(queryOf(client, 'GET /household', {})),
    ),
  component: ProfileScreen,
});
