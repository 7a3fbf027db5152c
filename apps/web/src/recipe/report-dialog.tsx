import { RequestProblem } from '@simmer/client';
import { MODERATION_LIMITS, REPORT_REASONS, type ReportReason } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/moderation';
import { Button, Dialog, DialogBody, DialogFoot, Radio, TextAreaField, useToast } from '@simmer/ui';
import { type FormEvent, useState } from 'react';
import { write } from '../api/write';

/** What is reported: a cook by the username, anything else by its id. */
export type ReportedContent = { kind: 'recipe' | 'made' | 'comment'; id: string } | { kind: 'cook'; username: string };

interface ReportDialogProps {
  content: ReportedContent;
  open: boolean;
  onClose: () => void;
}

/** Tells staff what is wrong with a recipe, what stands under it, or a cook. */
export function ReportDialog({ content, open, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const { again } = await send(content, { reason, note });
      toast({ message: again ? t.reportedAgain : t.reported });
      onClose();
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={t.reportTitles[content.kind]}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogBody>
          <fieldset>
            <legend className="label-text">{t.whatIsWrong}</legend>
            {REPORT_REASONS.map((value) => (
              <Radio
                key={value}
                name="reason"
                value={value}
                label={t.reportReasons[value]}
                checked={value === reason}
                onChange={() => setReason(value)}
              />
            ))}
          </fieldset>
          <TextAreaField
            label={t.tellMore}
            optional
            placeholder={t.tellMoreExample}
            hint={t.reportHint}
            value={note}
            rows={3}
            maxLength={MODERATION_LIMITS.note}
            error={problem}
            onChange={({ target }) => setNote(target.value)}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t.report}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function send(content: ReportedContent, said: { reason: ReportReason; note: string }): Promise<{ again: boolean }> {
  if (content.kind === 'cook') return write('POST /community/chefs/:username/reports', { username: content.username, ...said });
  if (content.kind === 'recipe') return write('POST /community/recipes/:id/reports', { id: content.id, ...said });
  return write('POST /community/posts/:id/reports', { id: content.id, ...said });
}
