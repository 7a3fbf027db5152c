import { newId } from '@simmer/client';
import { Button, Checkbox, IconAlertCircle, PasswordField, TextField, TextLink } from '@simmer/ui';
import { useMemo } from 'react';
import { client } from '../../app/client';
import { usePageTitle } from '../../app/page-title';
import { AuthPage } from './auth-page';
import { withNext } from './next';
import { PasswordStrength } from './password-strength';
import { ageAndTermsError, emailError, newPasswordError } from './rules';
import { useAuthForm } from './use-auth-form';

const MAX_NAME_LENGTH = 80;

const initial = { name: '', email: '', password: '', terms: '' };
const rules = { email: emailError, password: newPasswordError, terms: ageAndTermsError };

export function RegisterPage({ next }: { next: string | undefined }) {
  usePageTitle('Create your account');
  // one id for this form: sending it twice cannot make two accounts
  const id = useMemo(() => newId(), []);
  const form = useAuthForm({
    initial,
    rules,
    next,
    send: ({ name, email, password }) => client.call('POST /auth/register', { id, name, email: email.trim(), password }),
  });
  const terms = form.field('terms');

  return (
    <AuthPage
      title="Create your account"
      subtitle="Your week of dinners is waiting where you left it."
      page="sign-up"
      errors={form.errors}
      notice={form.notice}
    >
      <form className="form-box" onSubmit={form.onSubmit} noValidate>
        <TextField {...form.field('name')} label="Your name" optional autoComplete="name" maxLength={MAX_NAME_LENGTH} />
        <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" />
        <PasswordField
          {...form.field('password')}
          label="Password"
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
                  I am 13 or older and agree to the{' '}
                  <a className="terms-link" href="/terms" target="_blank">
                    terms
                    <span className="sr"> (opens in a new tab)</span>
                  </a>
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
          Create account
        </Button>
      </form>
      <p className="t15 form-foot">
        Already cooking with us? <TextLink href={withNext('/auth/login', next)}>Log In</TextLink>
      </p>
    </AuthPage>
  );
}
