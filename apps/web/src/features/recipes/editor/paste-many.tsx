import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/editor';
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
      <TextButton onClick={() => setText('')}>{t.pasteMany}</TextButton>
      <Dialog
        open={text !== undefined}
        onClose={close}
        title={t.pasteMany}
        foot={
          <>
            <Button variant="quiet" onClick={close}>
              {recipeTexts.cancel}
            </Button>
            <Button variant="primary" onClick={add}>
              {t.addRows}
            </Button>
          </>
        }
      >
        <TextAreaField label={t.onePerLine} rows={8} value={text ?? ''} onChange={(event) => setText(event.target.value)} />
      </Dialog>
    </>
  );
}
