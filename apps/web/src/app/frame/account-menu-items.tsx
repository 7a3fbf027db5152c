import * as t from '@simmer/messages/frame';
import {
  IconFileImport,
  IconKey,
  IconKeyboard,
  IconListDetails,
  IconLogout,
  IconSettings,
  IconUser,
  MenuItem,
  MenuLink,
  MenuRule,
} from '@simmer/ui';
import { useAccount } from '../../api/session/use-session';
import { showKeys } from './shortcuts/asked-for-keys';
import { useLeave } from './use-leave';

interface AccountMenuItemsProps {
  onChangePassword: () => void;
  /** Signing out is asked about first: something on this device has not reached the server. */
  onWorkWouldBeLost: () => void;
}

export function AccountMenuItems({ onChangePassword, onWorkWouldBeLost }: AccountMenuItemsProps) {
  const account = useAccount();
  const { losesWork, leave, notSignedOut } = useLeave();
  const askOrLeave = (): void => void losesWork().then((loses) => (loses ? onWorkWouldBeLost() : leave()), notSignedOut);
  return (
    <>
      <MenuLink href="/app/profile" icon={<IconUser />}>
        {t.profile}
      </MenuLink>
      <MenuLink href="/app/recipes/import-export" icon={<IconFileImport />}>
        {t.importExport}
      </MenuLink>
      <MenuLink href="/app/settings" icon={<IconSettings />}>
        {t.settings}
      </MenuLink>
      {account?.role === 'staff' && (
        <MenuLink href="/app/staff" icon={<IconListDetails />}>
          {t.staffPages}
        </MenuLink>
      )}
      <MenuItem icon={<IconKey />} onClick={onChangePassword}>
        {t.changePassword}
      </MenuItem>
      <MenuItem icon={<IconKeyboard />} className="only-wide" onClick={showKeys} end="?">
        {t.keys}
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<IconLogout />} onClick={askOrLeave}>
        {t.signOut}
      </MenuItem>
    </>
  );
}
