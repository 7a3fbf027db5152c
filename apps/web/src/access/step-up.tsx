import { RequestProblem } from '@simmer/client';
import * as t from '@simmer/messages/account-security';
import { Button, Dialog, DialogBody, DialogFoot, IconFingerprint } from '@simmer/ui';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useForm } from '../forms/use-form';
import { canUsePasskeys, confirmByPasskey, PasskeyCancelled } from './passkeys';
import { confirmBy, FormNotice, ProofFields, proofFields, proofRules, useSecurity } from './proof';

/** Undefined: the cook closed the question, and nothing was done. */
type Confirmed = <T extends object>(act: () => Promise<T>) => Promise<T | undefined>;

const StepUpContext = createContext<Confirmed | undefined>(undefined);

/**
 * Does what only somebody may who has shown just now that the account is theirs: asks for that where the server does, then does it. Undefined when the cook closed
 * the question.
 */
export function useConfirmed(): Confirmed {
  const confirmed = useContext(StepUpContext);
  if (!confirmed) throw new Error('useConfirmed stands outside of StepUp.');
  return confirmed;
}

const asksAgain = (error: unknown): boolean => error instanceof RequestProblem && error.code === 'access.sign-in-again';

/** Holds the question whether it is really the cook, for whatever below it asks for that. */
export function StepUp({ children }: { children: ReactNode }) {
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const [isOpen, setOpen] = useState(false);

  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      answer.current = resolve;
      setOpen(true);
    });

  function end(isConfirmed: boolean): void {
    setOpen(false);
    answer.current?.(isConfirmed);
    answer.current = undefined;
  }

  const confirmed: Confirmed = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!asksAgain(error)) throw error;
      return (await ask()) ? act() : undefined;
    }
  };

  return (
    <StepUpContext value={confirmed}>
      {children}
      <Dialog open={isOpen} onClose={() => end(false)} title={t.stepUpTitle}>
        <StepUpForm onConfirmed={() => end(true)} onCancel={() => end(false)} />
      </Dialog>
    </StepUpContext>
  );
}

function StepUpForm({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const hasPasskey = (useSecurity()?.passkeys.length ?? 0) > 0;
  const [passkeyProblem, setPasskeyProblem] = useState<string>();
  const form = useForm({
    initial: proofFields,
    rules: proofRules,
    idPrefix: 'step-up-',
    send: async (proof) => {
      await confirmBy(proof);
      onConfirmed();
    },
  });

  async function byPasskey(): Promise<void> {
    setPasskeyProblem(undefined);
    try {
      await confirmByPasskey();
      onConfirmed();
    } catch (error) {
      if (error instanceof PasskeyCancelled) setPasskeyProblem(t.passkeyCancelled);
      else if (error instanceof RequestProblem) setPasskeyProblem(error.message);
      else throw error;
    }
  }

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <DialogBody>
        <p className="t15">{t.stepUpText}</p>
        <FormNotice notice={form.notice ?? passkeyProblem} />
        <ProofFields password={form.field('password')} code={form.field('code')} />
        {hasPasskey && canUsePasskeys() && (
          <Button icon={<IconFingerprint />} onClick={() => void byPasskey()}>
            {t.usePasskey}
          </Button>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t.confirm}
        </Button>
      </DialogFoot>
    </form>
  );
}
