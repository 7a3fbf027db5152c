import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

interface SignOut {
  /** Whether signing out would lose something that is on this device alone. */
  losesWork(): Promise<boolean>;
  /** Signs out, forgets what was read and what was kept on this device, and goes to the landing page. Throws when the server could not be told. */
  signOut(): Promise<void>;
  /** The same for an account that was deleted, up to its last page. */
  afterDeletion(): Promise<void>;
}

// few visits end by signing out, so it is no part of what every page loads first
const leaving = () => import('../../device/leaving');

export function useSignOut(): SignOut {
  const queryClient = useQueryClient();
  const router = useRouter();
  return {
    losesWork: async () => (await leaving()).hasUnsentWork(),
    signOut: async () => {
      await (await leaving()).leave();
      queryClient.clear();
      await router.navigate({ to: '/' });
    },
    afterDeletion: async () => {
      await (await leaving()).leaveDeleted();
      queryClient.clear();
      await router.navigate({ to: '/account-deleted' });
    },
  };
}
