import { newId, RequestProblem } from '@simmer/client';
import type { Account } from '@simmer/contracts';
import * as t from '@simmer/messages/account-security';
import { goToRecipes } from '@simmer/messages/common';
import { logIn } from '@simmer/messages/frame';
import { Button, ButtonLink, CodeField, IconBook2, Rich } from '@simmer/ui';
import { useState } from 'react';
import { DevelopmentInbox } from '../../access/development-inbox';
import { SendAgain } from '../../access/send-again';
import { useForm } from '../../forms/use-form';
import { usePageTitle } from '../../app/page-title';
import { wayOn } from '../../app/session/guard';
import { session } from '../../api/session/session';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import { AuthPage } from './auth-page';
import { isInvited } from './next';
import { useLinkToken } from './link-token';
import { SentTo } from './sent-to';
import { WayLink, Ways } from './ways';

const sendVerification = () => write('POST /account/email/verification', { requestId: newId() });

/** Shows whose an address is: by the link in a mail, which leads here, or by the digits in it. */
export function VerifyEmailPage({ next }: { next: string | undefined }) {
  usePageTitle(t.verifyTab);
  const token = useLinkToken();
  return <VerifyEmail key={token} token={token} next={next} />;
}

function VerifyEmail({ token, next }: { token: string | undefined; next: string | undefined }) {
  const account = useAccount();
  const [verified, setVerified] = useState<string>();
  const [stage, setStage] = useState<'link' | 'cold' | 'mail'>(token === undefined ? 'mail' : 'link');

  async function done(email: string): Promise<void> {
    setVerified(email);
    await session.recheck();
  }

  if (verified !== undefined) return <Confirmed email={verified} next={next} />;
  if (token !== undefined && stage === 'link') return <PressToConfirm token={token} onDone={done} onCold={() => setStage('cold')} />;
  if (account?.emailVerified) return <Confirmed email={account.email} next={next} />;
  if (!account || stage === 'cold') return <WentCold account={account} onSent={() => setStage('mail')} />;
  return <LookInMail account={account} next={next} onDone={done} />;
}

/** Scanners of mail open links, so opening it alone does nothing. */
function PressToConfirm({ token, onDone, onCold }: { token: string; onDone: (email: string) => Promise<void>; onCold: () => void }) {
  const form = useForm({
    initial: {},
    send: async () => {
      try {
        const { email } = await write('POST /auth/verify-email', { token });
        await onDone(email);
      } catch (error) {
        if (error instanceof RequestProblem && error.code === 'identity.link-over') onCold();
        else throw error;
      }
    },
  });
  return (
    <AuthPage title={t.pressToConfirm} subtitle={t.pressToConfirmText} page="step" table="leek" notice={form.notice}>
      <form className="form-box" onSubmit={form.onSubmit}>
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t.confirmEmail}
        </Button>
      </form>
    </AuthPage>
  );
}

interface LookInMailProps {
  account: Account;
  next: string | undefined;
  onDone: (email: string) => Promise<void>;
}

function LookInMail({ account, next, onDone }: LookInMailProps) {
  const form = useForm({
    initial: { code: '' },
    send: async ({ code }) => {
      const { email } = await write('POST /account/email/code', { code });
      await onDone(email);
    },
  });
  return (
    <AuthPage title={t.lookInMail} subtitle={t.lookInMailText} page="step" table="leek" errors={form.errors} notice={form.notice}>
      <SentTo email={account.email} changeAt="/app/settings#email" />
      <form className="form-box" onSubmit={form.onSubmit} noValidate>
        <CodeField {...form.code('code')} label={t.codeFromMail} hint={t.codeFromMailHint} autoFocus sendsItself />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t.confirmEmail}
        </Button>
      </form>
      <SendAgain email={account.email} send={sendVerification} />
      <DevelopmentInbox />
      <Ways>
        <WayLink href={wayOn(next).href} icon={<IconBook2 size={24} />} label={t.later} note={t.laterText} />
      </Ways>
    </AuthPage>
  );
}

const Confirmed = ({ email, next }: { email: string; next: string | undefined }) => (
  <AuthPage title={t.confirmed} subtitle={t.confirmedText({ email })} page="step" table="leek">
    <ButtonLink variant="primary" block href={wayOn(next).href}>
      {isInvited(next) ? t.toInvitation : goToRecipes}
    </ButtonLink>
  </AuthPage>
);

function WentCold({ account, onSent }: { account: Account | undefined; onSent: () => void }) {
  const form = useForm({
    initial: {},
    send: async () => {
      await sendVerification();
      onSent();
    },
  });
  return (
    <AuthPage title={t.wentCold} subtitle={t.wentColdText} page="step" table="leek" notice={form.notice}>
      {account ? (
        <form className="form-box" onSubmit={form.onSubmit}>
          <Button type="submit" variant="primary" block busy={form.busy}>
            {t.sendFresh}
          </Button>
          <p className="t15">
            <Rich parts={t.goesTo({ email: account.email, b: (words) => <b className="strong">{words}</b> })} />
          </p>
        </form>
      ) : (
        <>
          <p className="t15">{t.logInForFresh}</p>
          <ButtonLink variant="primary" block href="/auth/login">
            {logIn}
          </ButtonLink>
        </>
      )}
    </AuthPage>
  );
}
