import type { Account } from '@simmer/contracts';
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
import { useState } from 'react';
import { comingDialogs } from '../coming-dialogs';
import { useSignOut } from '../session/use-sign-out';

export function AccountMenu({ account }: { account: Account }) {
  const [passwordDialog, setPasswordDialog] = useState(false);
  const signOut = useSignOut();
  const toast = useToast();
  const { title, text } = comingDialogs['change-password'];
  const leave = (): void => {
    signOut().catch(() => toast({ tone: 'error', message: 'You are still signed in. Check your connection, then try again.' }));
  };

  return (
    <>
      <UserMenu name={account.name || account.email} email={account.email}>
        <MenuLink href="/app/profile" icon={<IconUser />}>
          Profile
        </MenuLink>
        <MenuLink href="/app/recipes/import-export" icon={<IconFileImport />}>
          Import/Export
        </MenuLink>
        <MenuLink href="/app/settings" icon={<IconSettings />}>
          Settings
        </MenuLink>
        <MenuItem icon={<IconKey />} onClick={() => setPasswordDialog(true)}>
          Change Password
        </MenuItem>
        <MenuRule />
        <MenuItem icon={<IconLogout />} onClick={leave}>
          Sign Out
        </MenuItem>
      </UserMenu>
      <Dialog
        open={passwordDialog}
        onClose={() => setPasswordDialog(false)}
        title={title}
        foot={
          <Button variant="primary" onClick={() => setPasswordDialog(false)}>
            Close
          </Button>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}
