import { newId } from '@simmer/client';
import * as t from '@simmer/messages/auth';
import { Button, Checkbox, IconAlertCircle, PasswordField, Rich, TextField, TextLink } from '@simmer/ui';
import { type ReactNode, useMemo } from 'react';
import { MAX_NAME_LENGTH } from '@simmer/contracts/constants';
import { write } from '../../api/write';
import { usePageTitle } from '../../app/page-title';
import { AuthPage } from './auth-page';
import { isInvited, withNext } from './next';
import { PasswordStrength } from '../../access/password-strength';
import { ageAndTermsError, emailError, newPasswordError } from '../../access/rules';
import { useAuthForm } from './use-auth-form';

const rules = { email: emailError, password: newPasswordError, terms: ageAndTermsError };

interface RegisterPageProps {
  next: string | undefined;
  /** An address that is known already. */
  email?: string | undefined;
  /** What comes with the account. */
  bought?: ReactNode;
}

export function RegisterPage({ next, email = '', bought }: RegisterPageProps) {
  usePageTitle(t.createTitle);
  // one id for this form: sending it twice cannot make two accounts
  const requestId = useMemo(() => newId(), []);
  const form = useAuthForm({
    initial: { name: '', email, password: '', terms: '' },
    rules,
    next,
    firstTo: '/auth/verify-email',
    send: ({ name, email: typed, password }) =>
      write('POST /auth/register', { requestId, name, email: typed.trim(), password, acceptsTerms: true }),
  });
  const terms = form.field('terms');

  return (
    <AuthPage
      title={t.createTitle}
      subtitle={isInvited(next) ? t.invitedCreate : t.createText}
      page="sign-up"
      errors={form.errors}
      notice={form.notice}
    >
      {bought}
      <form className="form-box" onSubmit={form.onSubmit} noValidate>
        <TextField {...form.field('name')} label={t.yourName} optional autoComplete="name" maxLength={MAX_NAME_LENGTH} />
        <TextField {...form.field('email')} label={t.email} type="email" autoComplete="email" />
        <PasswordField
          {...form.field('password')}
          label={t.password}
          autoComplete="new-password"
          hint={<PasswordStrength password={form.values.password} />}
        />
        <div className="field">
          <div>
            <Checkbox
              id={terms.id}
              name={terms.name}
              checked={terms.value !== ''}
              aria-invalid={terms.error ? true : undefined}
              aria-describedby={terms.error ? 'terms-note' : undefined}
              onChange={({ target }) => form.set('terms', target.checked ? 'agreed' : '')}
              label={
                <span className="t15">
                  <Rich
                    parts={t.agree({
                      link: (words) => (
                        <a className="terms-link" href="/terms" target="_blank">
                          {words}
                          <span className="sr"> {t.newTab}</span>
                        </a>
                      ),
                    })}
                  />
                </span>
              }
            />
          </div>
          {terms.error && (
            <p className="error" id="terms-note">
              <IconAlertCircle />
              {terms.error}
            </p>
          )}
        </div>
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t.create}
        </Button>
      </form>
      <p className="t15 form-foot">
        <Rich parts={t.haveAccount({ link: (words) => <TextLink href={withNext('/auth/login', next)}>{words}</TextLink> })} />
      </p>
    </AuthPage>
  );
}
