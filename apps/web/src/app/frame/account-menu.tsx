import type { Account } from '@simmer/contracts';
import * as t from '@simmer/messages/frame';
import {
  Button,
  Dialog,
  IconFileImport,
  IconKey,
  IconLogout,
  IconSettings,
  IconUser,
  MenuItem,
  MenuLink,
  MenuRule,
  UserMenu,
  useToast,
} from '@simmer/ui';
import { lazy, Suspense, useState } from 'react';
import { useSignOut } from '../session/use-sign-out';

// few visits open it, so it is no part of what every page loads
const ChangePasswordDialog = lazy(async () => ({ default: (await import('../../access/change-password-dialog')).ChangePasswordDialog }));

export function AccountMenu({ account }: { account: Account }) {
  const [passwordDialog, setPasswordDialog] = useState(false);
  const [leavingDialog, setLeavingDialog] = useState(false);
  const { losesWork, signOut } = useSignOut();
  const toast = useToast();
  const notSignedOut = (): void => toast({ tone: 'error', message: t.stillSignedIn });
  const leave = (): void => {
    setLeavingDialog(false);
    signOut().catch(notSignedOut);
  };
  const askOrLeave = (): void => void losesWork().then((loses) => (loses ? setLeavingDialog(true) : leave()), notSignedOut);

  return (
    <>
      <UserMenu name={account.name || account.email} email={account.email}>
        <MenuLink href="/app/profile" icon={<IconUser />}>
          {t.profile}
        </MenuLink>
        <MenuLink href="/app/recipes/import-export" icon={<IconFileImport />}>
          {t.importExport}
        </MenuLink>
        <MenuLink href="/app/settings" icon={<IconSettings />}>
          {t.settings}
        </MenuLink>
        <MenuItem icon={<IconKey />} onClick={() => setPasswordDialog(true)}>
          {t.changePassword}
        </MenuItem>
        <MenuRule />
        <MenuItem icon={<IconLogout />} onClick={askOrLeave}>
          {t.signOut}
        </MenuItem>
      </UserMenu>
      {passwordDialog && (
        <Suspense>
          <ChangePasswordDialog open onClose={() => setPasswordDialog(false)} />
        </Suspense>
      )}
      <Dialog
        open={leavingDialog}
        onClose={() => setLeavingDialog(false)}
        title={t.unsentWork}
        foot={
          <>
            <Button variant="primary" onClick={() => setLeavingDialog(false)}>
              {t.staySignedIn}
            </Button>
            <Button onClick={leave}>{t.signOutAnyway}</Button>
          </>
        }
      >
        <p>{t.unsentWorkText}</p>
      </Dialog>
    </>
  );
}
