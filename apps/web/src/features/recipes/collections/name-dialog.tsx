import { COLLECTION_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/collections';
import { Button, Dialog, DialogBody, DialogFoot, TextField } from '@simmer/ui';
import { useState } from 'react';

interface NameDialogProps {
  title: string;
  action: string;
  initial?: string;
  open: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

export function NameDialog({ title, action, initial = '', open, onClose, onName }: NameDialogProps) {
  const [name, setName] = useState(initial);
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          onName(name.trim());
          onClose();
        }}
      >
        <DialogBody>
          <TextField
            label={t.name}
            placeholder={t.namePlaceholder}
            maxLength={COLLECTION_LIMITS.name}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit">
            {action}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
