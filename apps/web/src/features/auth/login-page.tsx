import * as access from '@simmer/messages/account-security';
import * as t from '@simmer/messages/auth';
import { Button, IconFingerprint, PasswordField, Rich, TextField, TextLink } from '@simmer/ui';
import { write } from '../../api/write';
import { usePageTitle } from '../../app/page-title';
import { AuthPage } from './auth-page';
import { isInvited, withNext } from './next';
import { currentPasswordError, emailError } from '../../access/rules';
import { canUsePasskeys } from '../../access/passkeys';
import { useAuthForm, useEnter } from './use-auth-form';
import { usePasskeySignIn } from './use-passkey-sign-in';

const initial = { email: '', password: '' };
const rules = { email: emailError, password: currentPasswordError };

export function LoginPage({ next }: { next: string | undefined }) {
  usePageTitle(t.logIn);
  const invited = isInvited(next);
  const form = useAuthForm({
    initial,
    rules,
    next,
    send: ({ email, password }) => write('POST /auth/login', { email: email.trim(), password }, { asksToSignIn: true }),
  });

  const byPasskey = usePasskeySignIn(useEnter(next));

  return (
    <AuthPage
      title={invited ? t.invited : t.welcome}
      subtitle={invited ? t.invitedLogIn : t.welcomeText}
      page="log-in"
      errors={form.errors}
      notice={form.notice ?? byPasskey.problem}
    >
      <form className="form-box" onSubmit={form.onSubmit} noValidate>
        <TextField {...form.field('email')} label={t.email} type="email" autoComplete="username" />
        <PasswordField {...form.field('password')} label={t.password} autoComplete="current-password" />
        <TextLink className="t15 forgot" href="/auth/forgot-password">
          {t.forgot}
        </TextLink>
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t.logIn}
        </Button>
      </form>
      {canUsePasskeys() && (
        <Button block icon={<IconFingerprint />} onClick={() => void byPasskey.show()}>
          {access.usePasskey}
        </Button>
      )}
      <p className="t15 form-foot">
        <Rich parts={t.newHere({ link: (words) => <TextLink href={withNext('/auth/register', next)}>{words}</TextLink> })} />
      </p>
    </AuthPage>
  );
}
