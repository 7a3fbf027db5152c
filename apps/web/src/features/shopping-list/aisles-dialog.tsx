import * as t from '@simmer/messages/shopping-list';
import { newId } from '@simmer/client';
import {
  type Aisle,
  chooseStore,
  forgetStore,
  isOwnAisle,
  type ListReplica,
  type OwnAisle,
  putAisle,
  removeAisle,
  setAisleOrder,
} from '@simmer/shopping-list';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconPencil,
  IconX,
  SelectField,
  TextButton,
  TextField,
} from '@simmer/ui';
import { type FormEvent, useRef, useState } from 'react';
import { aisleName } from './aisle-name';
import type { ListStore, ListView } from '../../device/lists/list-store';

interface AislesDialogProps {
  open: boolean;
  view: ListView;
  store: ListStore;
  onClose: () => void;
  withUndo: (message: string, make: (list: ListReplica) => void) => void;
}

const WHY = { usual: t.orderUsual, learned: t.orderLearned, own: t.orderOwn };
const LONGEST_NAME = 60;

/** The stores of a list, and in which order each has its aisles. */
export function AislesDialog({ open, view: { about }, store, onClose, withUndo }: AislesDialogProps) {
  const [told, setTold] = useState('');
  const [isNaming, setNaming] = useState(false);
  /** An aisle that is being named; 'new' for one that is not there. */
  const [named, setNamed] = useState<OwnAisle | 'new'>();
  const rows = useRef<HTMLOListElement>(null);
  const { aisles, from } = about.order();

  function move(aisle: Aisle, by: 1 | -1): void {
    const at = aisles.indexOf(aisle);
    const next = aisles.filter((other) => other !== aisle);
    next.splice(at + by, 0, aisle);
    store.change((list) => setAisleOrder(list, next));
    setTold(t.aislePlace({ aisle: aisleName(aisle, about), place: at + by + 1 }));
  }

  return (
    <Dialog open={open} onClose={onClose} title={t.aisleOrder}>
      <DialogBody>
        {isNaming ? (
          <NameForm
            label={t.storeName}
            missing={t.storeNameMissing}
            submit={t.addStore}
            onClose={() => setNaming(false)}
            onName={(name) => {
              store.change((list) => chooseStore(list, name));
              setNaming(false);
            }}
          />
        ) : (
          <div className="store-choice">
            <SelectField
              label={t.store}
              value={about.store}
              onChange={({ target }) => store.change((list) => chooseStore(list, target.value))}
            >
              {['', ...about.stores].map((name) => (
                <option key={name} value={name}>
                  {name || t.usualStore}
                </option>
              ))}
            </SelectField>
            <TextButton onClick={() => setNaming(true)}>{t.addStore}</TextButton>
            {about.store !== '' && (
              <TextButton onClick={() => store.change((list) => forgetStore(list, about.store))}>{t.forgetStore}</TextButton>
            )}
          </div>
        )}
        <p className="t15 muted">{WHY[from]}</p>
        <ol className="aisle-order" ref={rows}>
          {aisles.map((aisle, place) => (
            <li key={aisle}>
              <span className="num">{place + 1}</span>
              <span>{aisleName(aisle, about)}</span>
              {isOwnAisle(aisle) && (
                <>
                  <IconButton label={t.renameAisle({ aisle: aisleName(aisle, about) })} onClick={() => setNamed(aisle)}>
                    <IconPencil />
                  </IconButton>
                  <IconButton
                    label={t.removeAisle({ aisle: aisleName(aisle, about) })}
                    onClick={() => withUndo(t.aisleRemoved({ aisle: aisleName(aisle, about) }), (list) => removeAisle(list, aisle))}
                  >
                    <IconX />
                  </IconButton>
                </>
              )}
              <IconButton label={t.aisleUp({ aisle: aisleName(aisle, about) })} disabled={place === 0} onClick={() => move(aisle, -1)}>
                <IconArrowUp />
              </IconButton>
              <IconButton
                label={t.aisleDown({ aisle: aisleName(aisle, about) })}
                disabled={place === aisles.length - 1}
                onClick={() => move(aisle, 1)}
              >
                <IconArrowDown />
              </IconButton>
            </li>
          ))}
        </ol>
        {named ? (
          <NameForm
            key={named}
            label={t.aisleName}
            missing={t.aisleNameMissing}
            submit={named === 'new' ? t.addAisle : t.rename}
            before={named === 'new' ? '' : aisleName(named, about)}
            onClose={() => setNamed(undefined)}
            onName={(name) => {
              store.change((list) => putAisle(list, named === 'new' ? `made:${newId().slice(-12)}` : named, name));
              setNamed(undefined);
            }}
          />
        ) : (
          <TextButton onClick={() => setNamed('new')}>{t.addAisle}</TextButton>
        )}
        <p className="sr" role="status">
          {told}
        </p>
      </DialogBody>
      <DialogFoot>
        {from === 'own' && (
          <Button variant="quiet" onClick={() => store.change((list) => setAisleOrder(list, null))}>
            {t.learnAgain}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface NameFormProps {
  label: string;
  missing: string;
  submit: string;
  before?: string;
  onName: (name: string) => void;
  onClose: () => void;
}

function NameForm({ label, missing, submit, before = '', onName, onClose }: NameFormProps) {
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string>();
  function save(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '') setProblem(missing);
    else onName(name.trim());
  }
  return (
    <form onSubmit={save} noValidate className="store-choice">
      <TextField
        label={label}
        error={problem}
        autoFocus
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button size="sm" type="submit">
        {submit}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        {t.cancel}
      </Button>
    </form>
  );
}
