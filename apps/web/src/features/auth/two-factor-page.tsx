import { RequestProblem } from '@simmer/client';
import type { PendingSignIn } from '@simmer/contracts';
import * as t from '@simmer/messages/account-security';
import {
  Avatar,
  Button,
  CodeField,
  IconDeviceMobile,
  IconFingerprint,
  IconKey,
  IconMail,
  PantryLabel,
  TextField,
  TextLink,
} from '@simmer/ui';
import { useState } from 'react';
import { canUsePasskeys } from '../../access/passkeys';
import { useForm } from '../../forms/use-form';
import { usePageTitle } from '../../app/page-title';
import { write } from '../../api/write';
import { AuthPage } from './auth-page';
import { withNext } from './next';
import { useEnter } from './use-auth-form';
import { usePasskeySignIn } from './use-passkey-sign-in';
import { WayButton, WayLink, Ways } from './ways';

interface StepProps {
  pending: PendingSignIn;
  next: string | undefined;
}

/** The second step of signing in: the digits of an app, a code on paper, or a passkey. */
export function TwoFactorPage(props: StepProps) {
  usePageTitle(t.twoFactorTab);
  const [isRecovery, setRecovery] = useState(false);
  return isRecovery ? (
    <RecoveryStep {...props} onBack={() => setRecovery(false)} />
  ) : (
    <CodeStep {...props} onRecovery={() => setRecovery(true)} />
  );
}

const Who = ({ pending: { email, name }, next }: StepProps) => (
  <div className="who">
    <Avatar identity={name || email} />
    <span className="t15">
      <b className="strong">{email}</b>
      <br />
      <span className="muted t13">{t.passwordWasRight}</span>
    </span>
    <TextLink href={withNext('/auth/login', next)}>{t.notYou}</TextLink>
  </div>
);

/** A wrong code says how many tries there are left. */
function triesLeftOf(error: unknown): string | undefined {
  const left = error instanceof RequestProblem && error.code === 'identity.wrong-code' ? error.params.left : undefined;
  return typeof left === 'number' ? t.triesLeft({ left }) : undefined;
}

function CodeStep({ pending, next, onRecovery }: StepProps & { onRecovery: () => void }) {
  const enter = useEnter(next);
  const [triesLeft, setTriesLeft] = useState<string>();
  const byPasskey = usePasskeySignIn(enter);
  const form = useForm({
    initial: { code: '' },
    send: async ({ code }) => {
      try {
        await enter(await write('POST /auth/two-factor', { code }, { asksToSignIn: true }));
      } catch (error) {
        setTriesLeft(triesLeftOf(error));
        throw error;
      }
    },
  });

  const errors = form.errors.map((error) => ({ ...error, message: t.waitForNext }));
  const code = form.code('code');
  return (
    <AuthPage
      title={t.twoFactorTitle}
      subtitle={t.twoFactorText}
      page="step"
      table="slate"
      errors={errors}
      errorTitle={t.codeWrong}
      notice={form.notice ?? byPasskey.problem}
    >
      <Who pending={pending} next={next} />
      <form className="form-box" onSubmit={form.onSubmit} noValidate>
        <CodeField
          {...code}
          error={code.error && (triesLeft ?? code.error)}
          label={t.codeFromApp}
          hint={t.codeFromAppHint}
          autoFocus
          sendsItself
        />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t.confirm}
        </Button>
      </form>
      <section aria-labelledby="other-ways">
        <h2 className="h-20 ways-head" id="other-ways">
          {t.noPhone}
        </h2>
        <Ways>
          {pending.methods.includes('passkey') && canUsePasskeys() && (
            <WayButton
              icon={<IconFingerprint size={24} />}
              label={t.usePasskey}
              note={t.passkeyNote}
              onClick={() => void byPasskey.show()}
            />
          )}
          <WayButton icon={<IconKey size={24} />} label={t.useRecoveryCode} note={t.recoveryNote} onClick={onRecovery} />
        </Ways>
      </section>
    </AuthPage>
  );
}

function RecoveryStep({ pending, next, onBack }: StepProps & { onBack: () => void }) {
  const enter = useEnter(next);
  const form = useForm({
    initial: { code: '' },
    send: async ({ code }) => enter(await write('POST /auth/recovery-code', { code }, { asksToSignIn: true })),
  });
  const errors = form.errors.map((error) => ({ ...error, message: t.takeNext }));
  const code = form.field('code');
  return (
    <AuthPage
      title={t.recoveryTitle}
      subtitle={t.recoveryText}
      page="step"
      table="slate"
      errors={errors}
      errorTitle={t.recoveryWrong}
      notice={form.notice}
    >
      <Who pending={pending} next={next} />
      <form className="form-box" onSubmit={form.onSubmit} noValidate>
        <PantryLabel className="recovery">
          <TextField
            {...code}
            error={code.error && t.recoveryWrong}
            label={t.recoveryCode}
            hint={t.recoveryHint}
            placeholder={t.recoveryPlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        </PantryLabel>
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t.confirm}
        </Button>
      </form>
      <Ways>
        <WayButton icon={<IconDeviceMobile size={24} />} label={t.backToApp} onClick={onBack} />
        <WayLink href="/contact" icon={<IconMail size={24} />} label={t.lostPaper} note={t.lostPaperNote} />
      </Ways>
    </AuthPage>
  );
}
