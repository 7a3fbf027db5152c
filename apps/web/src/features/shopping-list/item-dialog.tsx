import { newId } from '@simmer/client';
import { LIST_LIMITS } from '@simmer/contracts/constants';
import { parseIngredient } from '@simmer/culinary';
import * as t from '@simmer/messages/shopping-list';
import {
  type Aisle,
  exactAmounts,
  isOwn,
  type JoinedItems,
  joinItems,
  type ListReplica,
  OWN,
  packFrom,
  packText,
  readItem,
  setAisle,
  setOwnShare,
  setPack,
  sharesOf,
  writtenNameOf,
} from '@simmer/shopping-list';
import { Button, Dialog, DialogBody, DialogFoot, SelectField, TextField } from '@simmer/ui';
import { type FormEvent, useState } from 'react';
import type { ListView } from '../../device/lists/list-store';
import { amountsWords } from '../../recipe/amount-words';
import { aisleName } from './aisle-name';
import { listReader, partsOf, type Reader, type Row } from './rows';
import type { ListActions } from './use-list-actions';

interface ItemDialogProps {
  /** The row that is open; none closes it. */
  row: Row | undefined;
  view: ListView;
  reader: Reader;
  actions: ListActions;
  onMove: (row: Row, by: 1 | -1) => void;
  onClose: () => void;
}

/** What stands behind a row: where it comes from, and everything that can be changed about it. */
export function ItemDialog({ row, view, ...rest }: ItemDialogProps) {
  const [thing] = joinItems(
    view.items.filter(({ id }) => row?.items.includes(id)),
    view.foods,
    () => false,
  );
  return (
    <Dialog open={row !== undefined && thing !== undefined} onClose={rest.onClose} title={row?.name ?? t.itemTitle}>
      {row && thing && <ItemForm key={row.id} row={row} thing={thing} view={view} {...rest} />}
    </Dialog>
  );
}

interface Draft {
  name: string;
  amount: string;
  note: string;
  aisle: Aisle;
  pack: string;
}

function ItemForm({ row, thing, view, reader, actions, onMove, onClose }: ItemDialogProps & { row: Row; thing: JoinedItems }) {
  const before = draftOf(row, thing, view, reader);
  const [draft, setDraft] = useState(before);
  const [problem, setProblem] = useState<Partial<Record<keyof Draft, string>>>({});
  const parts = partsOf(thing, view, reader);
  const hasRecipes = parts.some(({ isOwn: own }) => !own);
  const field = (name: keyof Draft) => ({
    value: draft[name],
    error: problem[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const andClose = (act: (row: Row) => void) => () => {
    onClose();
    act(row);
  };

  function save(event: FormEvent): void {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblem(found);
    if (Object.keys(found).length > 0) return;
    onClose();
    if (JSON.stringify(draft) !== JSON.stringify(before))
      actions.withUndo(t.saved({ name: row.name }), (list) => applyDraft(list, thing, view, before, draft));
  }

  return (
    <form onSubmit={save} noValidate>
      <DialogBody>
        {hasRecipes && (
          <section aria-labelledby="wanted-by">
            <h3 className="strong t15" id="wanted-by">
              {t.wantedBy}
            </h3>
            <ul className="item-parts">
              {parts.map(({ title, amount }) => (
                <li key={title}>
                  <span>{title}</span>
                  <span className="num">{amount}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="item-fields">
          <TextField label={t.name} maxLength={120} {...field('name')} />
          <TextField label={hasRecipes ? t.ownAmount : t.amount} hint={t.amountHint} maxLength={60} {...field('amount')} />
          <TextField label={t.note} maxLength={LIST_LIMITS.value} {...field('note')} />
          <SelectField label={t.aisle} {...field('aisle')}>
            {view.about.order().aisles.map((aisle) => (
              <option key={aisle} value={aisle}>
                {aisleName(aisle, view.about)}
              </option>
            ))}
          </SelectField>
          <TextField label={t.pack} hint={t.packHint} maxLength={40} {...field('pack')} />
        </div>
        <div className="item-acts">
          {!row.isTicked && (
            <>
              <Button size="sm" onClick={() => onMove(row, -1)}>
                {t.moveUp}
              </Button>
              <Button size="sm" onClick={() => onMove(row, 1)}>
                {t.moveDown}
              </Button>
            </>
          )}
          {row.isAtHome ? (
            <Button size="sm" onClick={andClose(actions.need)}>
              {t.needIt}
            </Button>
          ) : (
            hasRecipes && (
              <Button size="sm" onClick={andClose(actions.keepAtHome)}>
                {t.alwaysAtHome}
              </Button>
            )
          )}
          <Button size="sm" variant="danger" onClick={andClose(actions.remove)}>
            {t.remove}
          </Button>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="primary" type="submit">
          {t.done}
        </Button>
      </DialogFoot>
    </form>
  );
}

function draftOf({ aisle, note }: Row, { items, food }: JoinedItems, view: ListView, reader: Reader): Draft {
  const own = items.flatMap(sharesOf).filter(({ source }) => isOwn(source));
  const pack = view.about.packOf(food, 'metric');
  return {
    name: writtenNameOf(items[0]).name,
    amount: amountsWords(exactAmounts(own, food, listReader(view, reader))),
    note,
    aisle,
    pack: pack ? packText(pack) : '',
  };
}

function problemsOf({ name, pack }: Draft): Partial<Record<keyof Draft, string>> {
  return {
    ...(name.trim() === '' && { name: t.itemNameMissing }),
    ...(pack.trim() !== '' && !packFrom(packOf(pack)) && { pack: t.packUnclear }),
  };
}

/** Only what was changed, so that others may change the rest meanwhile. What is said of a row is said of all its items; a note and an amount stand once. */
function applyDraft(list: ListReplica, { items }: JoinedItems, { foods }: ListView, before: Draft, draft: Draft): void {
  const [first, ...others] = items;
  const name = draft.name.trim();
  const written = { ...writtenNameOf(first), name };
  if (draft.name !== before.name) for (const { id } of items) list.set(id, 'name', name);
  if (draft.note !== before.note) {
    list.set(first.id, 'note', draft.note.trim() || null);
    for (const { id, fields } of others) if (fields['note']) list.set(id, 'note', null);
  }
  if (draft.aisle !== before.aisle) setAisle(list, foods, items, draft.aisle);
  if (draft.pack !== before.pack) setPack(list, foods, written, packFrom(packOf(draft.pack)));
  if (draft.amount !== before.amount) {
    const told = readItem(`${draft.amount.trim()} ${name}`, parseIngredient, foods, written.language);
    const source = `${OWN}:${newId().slice(-12)}`;
    setOwnShare(list, first.id, source, draft.amount.trim() === '' ? null : told);
    for (const item of others) if (sharesOf(item).some((share) => isOwn(share.source))) setOwnShare(list, item.id, source, null);
  }
}

/** A size as a cook writes it, "250g", in the form in which it is kept. */
function packOf(text: string): string {
  const { quantity, unit, unitText } = parseIngredient(`${text.trim()} x`);
  return quantity === null ? '' : packText({ size: quantity, unit: unit ?? unitText });
}
