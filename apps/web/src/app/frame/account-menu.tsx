import type { Account } from '@simmer/contracts';
import { UserMenu } from '@simmer/ui';
import { lazy, useState } from 'react';
import { untilLoaded } from '../../browser/chunk-failure';
import { Deferred } from './deferred';

// what the menu holds comes after the first screen, and its dialogs when they are opened
const AccountMenuItems = lazy(() => untilLoaded(async () => ({ default: (await import('./account-menu-items')).AccountMenuItems })));
const ChangePasswordDialog = lazy(async () => ({ default: (await import('../../access/change-password-dialog')).ChangePasswordDialog }));
const LeavingDialog = lazy(async () => ({ default: (await import('./leaving-dialog')).LeavingDialog }));

export function AccountMenu({ account }: { account: Account }) {
  const [dialog, setDialog] = useState<'password' | 'leaving'>();
  const close = (): void => setDialog(undefined);
  return (
    <>
      <UserMenu name={account.name || account.email} email={account.email}>
        <Deferred>
          <AccountMenuItems onChangePassword={() => setDialog('password')} onWorkWouldBeLost={() => setDialog('leaving')} />
        </Deferred>
      </UserMenu>
      <Deferred>
        {dialog === 'password' && <ChangePasswordDialog open onClose={close} />}
        {dialog === 'leaving' && <LeavingDialog onClose={close} />}
      </Deferred>
    </>
  );
}
