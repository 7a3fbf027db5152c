import { newId } from '@simmer/client';
import { LIST_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/shopping-list';
import { Button, Dialog, DialogBody, DialogFoot, TextField } from '@simmer/ui';
import { type FormEvent, useState } from 'react';
import { write } from '../../api/write';

interface ListNameDialogProps {
  open: boolean;
  /** The list to be renamed; without one a new list begins. */
  of: { id: string; name: string } | undefined;
  onClose: () => void;
  onMade: (id: string) => void;
}

export const ListNameDialog = ({ open, of, onClose, onMade }: ListNameDialogProps) => (
  <Dialog open={open} onClose={onClose} title={of ? t.renameList : t.newList}>
    <NameForm of={of} onClose={onClose} onMade={onMade} />
  </Dialog>
);

function NameForm({ of, onClose, onMade }: Omit<ListNameDialogProps, 'open'>) {
  const [name, setName] = useState(of?.name ?? '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t.nameMissing);
    setBusy(true);
    try {
      const { id } = of
        ? await write('PUT /shopping-lists/:id/name', { id: of.id, name: name.trim() })
        : await write('POST /shopping-lists', { id: newId(), name: name.trim() });
      onClose();
      onMade(id);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <DialogBody>
        <TextField
          label={t.listName}
          hint={t.listNameHint}
          error={problem}
          maxLength={LIST_LIMITS.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="primary" type="submit" busy={isBusy}>
          {of ? t.rename : t.create}
        </Button>
      </DialogFoot>
    </form>
  );
}
