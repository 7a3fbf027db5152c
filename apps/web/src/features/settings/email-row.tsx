import { newId } from '@simmer/client';
import type { Account } from '@simmer/contracts';
import * as access from '@simmer/messages/account-security';
import * as t from '@simmer/messages/settings';
import { Banner, Button, IconMail, OpeningRow, RowActions, Tag, TextField, TextLink } from '@simmer/ui';
import { useState } from 'react';
import { DevelopmentInbox } from '../../access/development-inbox';
import { FormNotice } from '../../access/proof';
import { emailError } from '../../access/rules';
import { useConfirmed } from '../../access/step-up';
import { useForm } from '../../forms/use-form';
import { write } from '../../api/write';
import { SETTINGS_ROWS } from './rows';

/** The address of the account; another one takes its place when the mail to it is answered. */
export const EmailRow = ({ account: { email, emailVerified } }: { account: Account }) => (
  <OpeningRow
    id="email"
    group={SETTINGS_ROWS}
    label={t.email}
    value={
      <>
        {email} <Tag tone={emailVerified ? 'leek' : 'tomato'}>{emailVerified ? t.confirmed : t.notConfirmed}</Tag>
      </>
    }
  >
    {(close) => (
      <>
        {!emailVerified && (
          <p>
            <TextLink href="/auth/verify-email?next=/app/settings">{t.confirmNow}</TextLink>
          </p>
        )}
        <EmailForm onCancel={close} />
      </>
    )}
  </OpeningRow>
);

function EmailForm({ onCancel }: { onCancel: () => void }) {
  const confirmed = useConfirmed();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    rules: { email: emailError },
    idPrefix: 'settings-',
    send: async ({ email }) => {
      const requestId = newId();
      const sent = await confirmed(() => write('POST /account/email', { requestId, email: email.trim() }));
      if (sent) setSentTo(sent.sentTo);
    },
  });
  if (sentTo !== undefined)
    return (
      <>
        <Banner tone="yolk" icon={<IconMail />}>
          {t.mailSent({ email: sentTo })}
        </Banner>
        <DevelopmentInbox />
        <RowActions>
          <Button size="sm" onClick={onCancel}>
            {t.done}
          </Button>
        </RowActions>
      </>
    );
  return (
    <form className="in" onSubmit={form.onSubmit} noValidate>
      <FormNotice notice={form.notice} />
      <TextField {...form.field('email')} label={t.newEmail} hint={t.newEmailHint} type="email" autoComplete="email" />
      <RowActions>
        <Button type="submit" size="sm" variant="primary" busy={form.busy}>
          {t.sendMail}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {access.cancel}
        </Button>
      </RowActions>
    </form>
  );
}
