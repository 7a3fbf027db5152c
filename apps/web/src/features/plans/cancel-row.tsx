import { newId } from '@simmer/client';
import * as t from '@simmer/messages/plans';
import { Button, OpeningRow, RowActions, useToast } from '@simmer/ui';
import { write } from '../../api/write';
import { useAction, useAttempt } from '../../forms/use-action';
import { PLAN_ROWS } from './rows';

/** Two taps: the row, and the button in it. It can be taken back as long as the period runs. */
export const CancelRow = ({ endsAt, isCanceled }: { endsAt: Date; isCanceled: boolean }) => (
  <OpeningRow id="plan-cancel" group={PLAN_ROWS} label={t.cancel} value={isCanceled ? t.ends({ at: endsAt }) : t.cancelValue}>
    {(close) => (isCanceled ? <p>{t.canceledLead}</p> : <Cancel endsAt={endsAt} onDone={close} />)}
  </OpeningRow>
);

function Cancel({ endsAt, onDone }: { endsAt: Date; onDone: () => void }) {
  const toast = useToast();
  const attempt = useAttempt();
  const resume = async (): Promise<void> => {
    await write('POST /subscription/resumption', { id: newId() });
    toast({ message: t.resumed });
  };
  const canceling = useAction(async () => {
    await write('POST /subscription/cancellation', { id: newId() });
    onDone();
    toast({ message: t.canceled({ at: endsAt }), action: { label: t.undo, onAction: () => void attempt(resume) } });
  });
  return (
    <>
      <p>{t.cancelText({ at: endsAt })}</p>
      <RowActions>
        <Button size="sm" variant="danger" busy={canceling.busy} onClick={canceling.run}>
          {t.cancel}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t.keepIt}
        </Button>
      </RowActions>
    </>
  );
}
