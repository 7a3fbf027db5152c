import { RequestProblem } from '@simmer/client';
import { MODERATION_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/moderation';
import { Button, Dialog, DialogBody, DialogFoot, TextAreaField } from '@simmer/ui';
import { type FormEvent, useState } from 'react';
import { write } from '../api/write';

interface AppealDialogProps {
  /** Of the notice. */
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for another look at a decision. What was typed stays until it is sent. */
export function AppealDialog({ id, open, onClose }: AppealDialogProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return setProblem(t.appealMissing);
    setBusy(true);
    try {
      await write('POST /community/moderation-notices/:id/appeal', { id, text });
      onClose();
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={t.askAgain}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogBody>
          <TextAreaField
            label={t.appealLabel}
            hint={t.appealHint}
            value={text}
            rows={5}
            maxLength={MODERATION_LIMITS.appeal}
            error={problem}
            onChange={({ target }) => setText(target.value)}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t.send}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
