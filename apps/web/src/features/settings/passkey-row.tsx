import { queryOf } from '@simmer/client';
import * as access from '@simmer/messages/account-security';
import * as t from '@simmer/messages/settings';
import { Button, IconFingerprint, IconPlus, OpeningRow, RowActions, TextField, useToast } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addPasskey, canUsePasskeys, PasskeyCancelled } from '../../access/passkeys';
import { FormNotice } from '../../access/proof';
import { useConfirmed } from '../../access/step-up';
import { client } from '../../api/client';
import { useAction } from '../../forms/use-action';
import { useForm } from '../../forms/use-form';
import { EmailFirst } from '../../app/session/email-first';
import { write } from '../../api/write';
import { deviceName } from './device-name';
import { type Factor, FactorItem } from './factor-list';
import { SETTINGS_ROWS } from './rows';

/** What signs in by a finger, a face or the screen's lock. */
export const PasskeyRow = ({ passkeys }: { passkeys: readonly Factor[] }) => (
  <OpeningRow id="passkeys" group={SETTINGS_ROWS} label={t.passkeys} value={summaryOf(passkeys)}>
    {passkeys.length > 0 && (
      <ul className="factors">
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} />
        ))}
      </ul>
    )}
    <p className="hint">{t.passkeyText}</p>
    {canUsePasskeys() ? (
      <EmailFirst>
        <AddPasskey />
      </EmailFirst>
    ) : (
      <p className="hint">{t.noPasskeysHere}</p>
    )}
  </OpeningRow>
);

const summaryOf = (passkeys: readonly Factor[]): string =>
  passkeys.length === 0 ? t.passkeyCount({ count: 0 }) : passkeys.map(({ name }) => name).join(', ');

function AddPasskey() {
  const confirmed = useConfirmed();
  const toast = useToast();
  const name = useNameOfThisDevice();
  const adding = useAction(async () => {
    try {
      if (await confirmed(() => addPasskey(name))) toast({ message: t.passkeyAdded({ name }) });
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) throw error;
      toast({ message: access.passkeyCancelled, tone: 'error' });
    }
  });
  return (
    <RowActions>
      <Button size="sm" icon={<IconPlus />} busy={adding.busy} onClick={adding.run}>
        {t.addPasskey}
      </Button>
    </RowActions>
  );
}

function useNameOfThisDevice(): string {
  const { data } = useQuery(queryOf(client, 'GET /account/devices', {}));
  const here = data?.items.find(({ isThisOne }) => isThisOne);
  return here ? deviceName(here) : t.thisDevice;
}

function PasskeyItem({ passkey }: { passkey: Factor }) {
  const confirmed = useConfirmed();
  const toast = useToast();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = passkey;
  if (isRenaming) return <RenameForm passkey={passkey} onDone={() => setRenaming(false)} />;
  return (
    <FactorItem
      factor={passkey}
      icon={<IconFingerprint size={24} />}
      more={
        <Button size="sm" variant="quiet" onClick={() => setRenaming(true)} aria-label={t.renameNamed({ name })}>
          {t.rename}
        </Button>
      }
      onRemove={async () => {
        if (await confirmed(() => write('DELETE /account/passkeys/:id', { id }))) toast({ message: t.passkeyRemoved({ name }) });
      }}
    />
  );
}

function RenameForm({ passkey: { id, name }, onDone }: { passkey: Factor; onDone: () => void }) {
  const form = useForm({
    initial: { name },
    rules: { name: (typed) => (typed.trim() === '' ? t.nameMissing : undefined) },
    idPrefix: 'passkey-',
    send: async (typed) => {
      await write('PUT /account/passkeys/:id/name', { id, name: typed.name });
      onDone();
    },
  });
  return (
    <li className="renaming">
      <form className="in" onSubmit={form.onSubmit} noValidate>
        <FormNotice notice={form.notice} />
        <TextField {...form.field('name')} label={t.passkeyName} maxLength={60} autoComplete="off" autoFocus />
        <RowActions>
          <Button type="submit" size="sm" variant="primary" busy={form.busy}>
            {t.save}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDone}>
            {access.cancel}
          </Button>
        </RowActions>
      </form>
    </li>
  );
}
