import * as t from '@simmer/messages/frame';
import { useToast } from '@simmer/ui';
import { useSignOut } from '../session/use-sign-out';

/** Signing out from the account's menu: when it did not work, a toast says so. */
export function useLeave() {
  const { losesWork, signOut } = useSignOut();
  const toast = useToast();
  const notSignedOut = (): void => toast({ tone: 'error', message: t.stillSignedIn });
  return { losesWork, notSignedOut, leave: () => void signOut().catch(notSignedOut) };
}
