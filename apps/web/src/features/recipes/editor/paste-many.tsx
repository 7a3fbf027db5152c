import { Button, Dialog, TextAreaField, TextButton } from '@simmer/ui';
import { useState } from 'react';

/** A whole list of ingredients at once, one on each line. */
export function PasteMany({ onAdd }: { onAdd: (pasted: string) => void }) {
  const [text, setText] = useState<string>();
  const close = (): void => setText(undefined);
  const add = (): void => {
    if (text?.trim()) onAdd(text);
    close();
  };
  return (
    <>
      <TextButton onClick={() => setText('')}>Paste many</TextButton>
      <Dialog
        open={text !== undefined}
        onClose={close}
        title="Paste many"
        foot={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={add}>
              Add rows
            </Button>
          </>
        }
      >
        <TextAreaField label="One ingredient on each line" rows={8} value={text ?? ''} onChange={(event) => setText(event.target.value)} />
      </Dialog>
    </>
  );
}
