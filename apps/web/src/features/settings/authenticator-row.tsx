import { newId, type RouteOutput } from '@simmer/client';
import type { Account } from '@simmer/contracts';
import * as t from '@simmer/messages/settings';
import { Button, IconDeviceMobile, IconPlus, OpeningRow, RowActions, useToast } from '@simmer/ui';
import { lazy, Suspense, useState } from 'react';
import { useConfirmed } from '../../access/step-up';
import { useAction } from '../../forms/use-action';
import { EmailFirst } from '../../app/session/email-first';
import { session } from '../../api/session/session';
import { write } from '../../api/write';
import { type Factor, FactorItem } from './factor-list';
import { SETTINGS_ROWS } from './rows';

const AuthenticatorDialog = lazy(async () => ({ default: (await import('./authenticator-dialog')).AuthenticatorDialog }));

type NewAuthenticator = RouteOutput<'POST /account/authenticators'>;

/** The apps that show six digits: those that are on, and the way to another one. */
export function AuthenticatorRow({ account, authenticators }: { account: Account; authenticators: readonly Factor[] }) {
  const confirmed = useConfirmed();
  const toast = useToast();
  const [made, setMade] = useState<NewAuthenticator>();
  const adding = useAction(async () => {
    const id = newId();
    setMade(await confirmed(() => write('POST /account/authenticators', { id })));
  });

  async function remove({ id, name }: Factor): Promise<void> {
    const removed = await confirmed(() => write('DELETE /account/authenticators/:id', { id }));
    if (!removed) return;
    session.start(removed.account);
    toast({ message: t.authenticatorRemoved({ name }) });
  }

  const [first] = authenticators;
  return (
    <OpeningRow
      id="factors"
      group={SETTINGS_ROWS}
      label={t.secondFactor}
      value={first ? t.authenticatorSince({ count: authenticators.length, at: new Date(first.addedAt) }) : t.none}
    >
      {authenticators.length > 0 && (
        <ul className="factors">
          {authenticators.map((one) => (
            <FactorItem key={one.id} factor={one} icon={<IconDeviceMobile size={24} />} onRemove={() => remove(one)} />
          ))}
        </ul>
      )}
      <p className="hint">{t.secondFactorText}</p>
      <EmailFirst>
        <RowActions>
          <Button size="sm" icon={<IconPlus />} busy={adding.busy} onClick={adding.run}>
            {t.addAuthenticator}
          </Button>
        </RowActions>
      </EmailFirst>
      {made && (
        <Suspense>
          <AuthenticatorDialog made={made} email={account.email} onClose={() => setMade(undefined)} />
        </Suspense>
      )}
    </OpeningRow>
  );
}
