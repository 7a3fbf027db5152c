import { newId } from '@simmer/client';
import * as t from '@simmer/messages/plans';
import { Button, type ButtonProps, useToast } from '@simmer/ui';
import { write } from '../../api/write';
import { useAction } from '../../forms/use-action';

/** Takes a cancellation back. */
export function ResumeButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const toast = useToast();
  const resuming = useAction(async () => {
    await write('POST /subscription/resumption', { id: newId() });
    toast({ message: t.resumed });
  });
  return (
    <Button {...look} className="plans-act" busy={resuming.busy} onClick={resuming.run}>
      {t.resume}
    </Button>
  );
}
