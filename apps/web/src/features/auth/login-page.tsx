import { Button, PasswordField, TextField, TextLink } from '@simmer/ui';
import { client } from '../../app/client';
import { usePageTitle } from '../../app/page-title';
import { AuthPage } from './auth-page';
import { withNext } from './next';
import { currentPasswordError, emailError } from './rules';
import { useAuthForm } from './use-auth-form';

const initial = { email: '', password: '' };
const rules = { email: emailError, password: currentPasswordError };

export function LoginPage({ next }: { next: string | undefined }) {
  usePageTitle('Log In');
  const form = useAuthForm({
    initial,
    rules,
    next,
    send: ({ email, password }) => client.call('POST /auth/login', { email: email.trim(), password }),
  });

  return (
    <AuthPage title="Welcome back" subtitle="Your recipes are where you left them." page="log-in" errors={form.errors} notice={form.notice}>
      <form className="form-box" onSubmit={form.onSubmit} noValidate>
        <TextField {...form.field('email')} label="Email" type="email" autoComplete="username" />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <TextLink className="t15 forgot" href="/auth/forgot-password">
          Forgot your password?
        </TextLink>
        <Button type="submit" variant="primary" block busy={form.busy}>
          Log In
        </Button>
      </form>
      <p className="t15 form-foot">
        New to Simmer? <TextLink href={withNext('/auth/register', next)}>Create an account</TextLink>
      </p>
    </AuthPage>
  );
}
