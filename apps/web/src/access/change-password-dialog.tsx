import { RequestProblem, type RouteOutput } from '@simmer/client';
import * as t from '@simmer/messages/account-security';
import { changePassword as title } from '@simmer/messages/frame';
import { Button, Checkbox, Dialog, DialogBody, DialogFoot, PasswordField, useToast } from '@simmer/ui';
import { useState } from 'react';
import { useForm } from '../forms/use-form';
import { session } from '../api/session/session';
import { write } from '../api/write';
import { PasswordStrength } from './password-strength';
import { confirmBy, FormNotice, ProofFields, proofFields, proofRules } from './proof';
import { newPasswordError } from './rules';

/** Asks for the password of now and for the one to come. */
export function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ChangePasswordForm onClose={onClose} />
    </Dialog>
  );
}

/** What the server says of the new password is about the field of the new one. */
async function changeTo(password: string, endOthers: boolean): Promise<RouteOutput<'PUT /account/password'>> {
  try {
    return await write('PUT /account/password', { password, endOthers });
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    const errors = error.fields.map((field) => (field.pointer === '/password' ? { ...field, pointer: '/chosen' } : field));
    throw new RequestProblem({ code: error.code, status: error.status, title: error.message, errors });
  }
}

function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const [endOthers, setEndOthers] = useState(true);
  const form = useForm({
    initial: { ...proofFields, chosen: '' },
    rules: { ...proofRules, chosen: newPasswordError },
    idPrefix: 'change-password-',
    send: async ({ chosen, ...proof }) => {
      await confirmBy(proof);
      const { account } = await changeTo(chosen, endOthers);
      session.start(account);
      toast({ message: t.passwordChanged });
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <DialogBody>
        <FormNotice notice={form.notice} />
        <ProofFields password={form.field('password')} code={form.field('code')} label={t.currentPassword} />
        <PasswordField
          {...form.field('chosen')}
          label={t.newPassword}
          autoComplete="new-password"
          hint={<PasswordStrength password={form.values.chosen} />}
        />
        <Checkbox
          checked={endOthers}
          onChange={({ target }) => setEndOthers(target.checked)}
          label={<span className="t15">{t.signOutElsewhere}</span>}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t.changePassword}
        </Button>
      </DialogFoot>
    </form>
  );
}
