import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { client } from '../client';
import { session } from './session';

/** Signs out, forgets what was read, and goes to the landing page. Throws when the server could not be told. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await client.call('POST /auth/logout', {});
    session.end();
    queryClient.clear();
    await router.navigate({ to: '/' });
  };
}
