import type { RouteOutput } from '@simmer/client';
import * as access from '@simmer/messages/account-security';
import * as t from '@simmer/messages/settings';
import { Button, CodeField, Dialog, DialogBody, DialogFoot, IconButton, IconCopy, TextField, TextLink, useToast } from '@simmer/ui';
import { useState } from 'react';
import { FormNotice } from '../../access/proof';
import { useConfirmed } from '../../access/step-up';
import { useForm } from '../../forms/use-form';
import { session } from '../../api/session/session';
import { write } from '../../api/write';
import { useCopy } from './copy';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';

interface AuthenticatorDialogProps {
  made: RouteOutput<'POST /account/authenticators'>;
  email: string;
  onClose: () => void;
}

/** Shows the key of a new authenticator, asks for its first digits, and shows the recovery codes that come with the first one. */
export function AuthenticatorDialog({ made, email, onClose }: AuthenticatorDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  return (
    <Dialog open onClose={onClose} title={codes ? t.keepCodes : t.addAuthenticator}>
      {codes ? (
        <>
          <DialogBody>
            <RecoveryCodes codes={codes} email={email} />
          </DialogBody>
          <DialogFoot>
            <Button variant="primary" onClick={onClose}>
              {t.done}
            </Button>
          </DialogFoot>
        </>
      ) : (
        <AuthenticatorForm made={made} onClose={onClose} onOn={(recoveryCodes) => (recoveryCodes ? setCodes(recoveryCodes) : onClose())} />
      )}
    </Dialog>
  );
}

/** In fours, as it is easy to type. */
const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

function AuthenticatorForm({
  made: { id, key, address },
  onOn,
  onClose,
}: Omit<AuthenticatorDialogProps, 'email'> & { onOn: (recoveryCodes: string[] | null) => void }) {
  const confirmed = useConfirmed();
  const toast = useToast();
  const copy = useCopy();
  const form = useForm({
    initial: { code: '', name: t.myPhone },
    rules: { name: (name) => (name.trim() === '' ? t.nameMissing : undefined) },
    idPrefix: 'authenticator-',
    send: async ({ code, name }) => {
      const on = await confirmed(() => write('POST /account/authenticators/:id/confirm', { id, code, name }));
      if (!on) return;
      session.start(on.account);
      toast({ message: t.turnedOn });
      onOn(on.recoveryCodes);
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <DialogBody>
        <FormNotice notice={form.notice} />
        <div className="scan">
          <QrCode text={address} label={t.qrCode} />
          <div>
            <p>{t.scan}</p>
            <TextLink href={address}>{t.openHere}</TextLink>
            <p className="label-text">{t.orType}</p>
            <p className="key">
              <span>{inFours(key)}</span>
              <IconButton label={t.copyKey} onClick={() => void copy(key)}>
                <IconCopy />
              </IconButton>
            </p>
          </div>
        </div>
        <CodeField {...form.code('code')} label={t.digitsNow} />
        <TextField {...form.field('name')} label={t.callIt} maxLength={60} autoComplete="off" />
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {access.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t.turnOn}
        </Button>
      </DialogFoot>
    </form>
  );
}
