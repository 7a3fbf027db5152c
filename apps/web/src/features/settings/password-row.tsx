import type { AccountSecurity } from '@simmer/contracts';
import * as t from '@simmer/messages/settings';
import { ActionRow, Button } from '@simmer/ui';
import { lazy, Suspense, useState } from 'react';

const ChangePasswordDialog = lazy(async () => ({ default: (await import('../../access/change-password-dialog')).ChangePasswordDialog }));

export function PasswordRow({ security: { passwordChangedAt } }: { security: AccountSecurity }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        id="password"
        label={t.password}
        value={passwordChangedAt ? t.passwordChanged({ at: new Date(passwordChangedAt) }) : t.passwordSet}
        end={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t.change}
          </Button>
        }
      />
      {isOpen && (
        <Suspense>
          <ChangePasswordDialog open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
