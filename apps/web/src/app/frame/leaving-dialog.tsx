import * as t from '@simmer/messages/frame';
import { Button, Dialog } from '@simmer/ui';
import { useLeave } from './use-leave';

/** Asked before signing out while something on this device has not reached the server. */
export function LeavingDialog({ onClose }: { onClose: () => void }) {
  const { leave } = useLeave();
  const close = (): void => {
    onClose();
    leave();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.unsentWork}
      foot={
        <>
          <Button variant="primary" onClick={onClose}>
            {t.staySignedIn}
          </Button>
          <Button onClick={close}>{t.signOutAnyway}</Button>
        </>
      }
    >
      <p>{t.unsentWorkText}</p>
    </Dialog>
  );
}
