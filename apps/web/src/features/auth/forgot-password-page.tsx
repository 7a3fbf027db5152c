import { newId, RequestProblem } from '@simmer/client';
import type { WaysIn } from '@simmer/contracts';
import { email as emailLabel } from '@simmer/messages/auth';
import * as t from '@simmer/messages/account-security';
import { logIn } from '@simmer/messages/frame';
import { Button, ButtonLink, PasswordField, TextField, TextLink } from '@simmer/ui';
import { useState } from 'react';
import { DevelopmentInbox } from '../../access/development-inbox';
import { PasswordStrength } from '../../access/password-strength';
import { emailError, newPasswordError } from '../../access/rules';
import { SendAgain } from '../../access/send-again';
import { useForm } from '../../forms/use-form';
import { usePageTitle } from '../../app/page-title';
import { session } from '../../api/session/session';
import { write } from '../../api/write';
import { AuthPage } from './auth-page';
import { useLinkToken } from './link-token';
import { SentTo } from './sent-to';

const askForLink = (email: string) => write('POST /auth/forgot-password', { requestId: newId(), email });

/** Asks for a link by mail; the link leads here as well, to the choice of a new password. */
export function ForgotPasswordPage() {
  usePageTitle(t.forgotTab);
  const token = useLinkToken();
  const [isCold, setCold] = useState(false);
  if (token !== undefined && !isCold) return <ChoosePassword token={token} onCold={() => setCold(true)} />;
  return <AskForLink isCold={isCold} />;
}

function AskForLink({ isCold }: { isCold: boolean }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    rules: { email: emailError },
    send: async ({ email }) => setSentTo((await askForLink(email.trim())).sentTo),
  });
  if (sentTo !== undefined) return <LinkSent email={sentTo} />;
  return (
    <AuthPage
      title={isCold ? t.wentCold : t.forgotTitle}
      subtitle={isCold ? t.resetColdText : t.forgotText}
      page="step"
      errors={form.errors}
      notice={form.notice}
    >
      <form className="form-box" onSubmit={form.onSubmit} noValidate>
        <TextField {...form.field('email')} label={emailLabel} type="email" autoComplete="username" />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {isCold ? t.askAgain : t.sendLink}
        </Button>
      </form>
      <p className="t15 form-foot">
        <TextLink href="/auth/login">{t.backToLogIn}</TextLink>
      </p>
    </AuthPage>
  );
}

const LinkSent = ({ email }: { email: string }) => (
  <AuthPage title={t.linkSentTitle} subtitle={t.linkSentText} page="step" table="leek">
    <SentTo email={email} />
    <SendAgain email={email} send={() => askForLink(email)} />
    <DevelopmentInbox />
    <p className="t15 form-foot">
      <TextLink href="/auth/login">{t.backToLogIn}</TextLink>
    </p>
  </AuthPage>
);

function ChoosePassword({ token, onCold }: { token: string; onCold: () => void }) {
  const [waysIn, setWaysIn] = useState<WaysIn>();
  const form = useForm({
    initial: { password: '' },
    rules: { password: newPasswordError },
    send: async ({ password }) => {
      try {
        const done = await write('POST /auth/reset-password', { token, password });
        session.end();
        setWaysIn(done.waysIn);
      } catch (error) {
        if (error instanceof RequestProblem && error.code === 'identity.link-over') onCold();
        else throw error;
      }
    },
  });
  if (waysIn)
    return (
      <AuthPage title={t.resetDone} subtitle={t.resetDoneText} page="step" table="leek">
        <StillSetUp {...waysIn} />
        <ButtonLink variant="primary" block href="/auth/login">
          {logIn}
        </ButtonLink>
      </AuthPage>
    );
  return (
    <AuthPage title={t.chooseTitle} subtitle={t.chooseText} page="step" errors={form.errors} notice={form.notice}>
      <form className="form-box" onSubmit={form.onSubmit} noValidate>
        <PasswordField
          {...form.field('password')}
          label={t.newPassword}
          autoComplete="new-password"
          hint={<PasswordStrength password={form.values.password} />}
        />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t.savePassword}
        </Button>
      </form>
    </AuthPage>
  );
}

/** What opens the account beside its password, so that nobody else's is overlooked. */
function StillSetUp({ passkeys, authenticators, apiTokens, isVoiceLinked }: WaysIn) {
  const ways = [
    ...passkeys.map((name) => t.wayPasskey({ name })),
    ...authenticators.map((name) => t.wayAuthenticator({ name })),
    ...apiTokens.map((name) => t.wayApiToken({ name })),
    ...(isVoiceLinked ? [t.wayVoice] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="ways-in">
      <h2 className="h-20" id="ways-in">
        {t.waysIn}
      </h2>
      <ul>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      <p className="t15">{t.waysInText}</p>
    </section>
  );
}
