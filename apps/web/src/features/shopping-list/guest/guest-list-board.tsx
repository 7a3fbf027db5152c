import type { RouteOutput } from '@simmer/client';
import { guestNamed, LIST_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/list-sharing';
import { title as shoppingList } from '@simmer/messages/shopping-list';
import { Button, EmptyState, GiftTag, IconButton, IconPrinter, PantryLabel, TextButton, TextField } from '@simmer/ui';
import { type FormEvent, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { client } from '../../../api/client';
import emptyPlate from '../../../app/plates/empty.svg';
import { type GuestList, keptForGuests } from '../../../device/lists/guest-list';
import type { ListView } from '../../../device/lists/list-store';
import { nameAmong, useShoppers } from '../../../device/lists/use-shoppers';
import { ListBoard } from '../list-board';
import { ListCount } from '../list-head';
import { PeopleHere } from '../sharing/people';
import { ShoppingTogether } from '../sharing/shopping-together';
import { useListActions } from '../use-list-actions';

export type OpenedLink = NonNullable<RouteOutput<'GET /guest-lists/:token'>['list']>;

interface GuestListBoardProps {
  token: string;
  link: OpenedLink;
  list: GuestList;
  view: ListView;
}

/** The list as a guest has it: to tick and to add to, beside whoever shops along. */
export function GuestListBoard({ token, link, list, view: latest }: GuestListBoardProps) {
  // what was pressed answers before the list is drawn anew
  const view = useDeferredValue(latest);
  const { linkId, id: listId, name: listName, shared_by } = link;
  const [name, setName] = useState(list.name);
  const [isNaming, setNaming] = useState(name === '');
  const actions = useListActions(list.store, { isGuest: true });
  const self = guestNamed(name);
  const keptFor = keptForGuests(linkId);
  const say = useCallback(
    (visit: { tab: string; isHere: boolean }) => client.call('POST /guest-lists/:token/visits', { token, name, ...visit }),
    [token, name],
  );
  const people = useShoppers({ keptFor, listId, say });
  const nameOf = useMemo(() => nameAmong(people), [people]);

  function take(next: string): void {
    list.callGuest(next);
    setName(next);
    setNaming(false);
  }

  return (
    <ListBoard store={list.store} view={view} reader={{ id: self, nameOf }} historyOf={keptFor} actions={actions} isGuest>
      {({ board }) => (
        <>
          <div className="guest-head">
            <div>
              <GiftTag title={shared_by === '' ? t.listOfSomeone : t.listOf({ name: shared_by })}>{t.asGuest}</GiftTag>
              <h1 className="h-44">{listName || shoppingList}</h1>
              <ListCount view={view} />
            </div>
            <div className="list-tools no-print">
              <PeopleHere people={people} self={self} />
              <IconButton line label={t.printList} onClick={() => window.print()}>
                <IconPrinter />
              </IconButton>
            </div>
          </div>
          <div className="list-layout guest-layout">
            <div>
              {board}
              {view.items.length === 0 && (
                <EmptyState picture={emptyPlate} title={t.nothingYet}>
                  {t.nothingYetText}
                </EmptyState>
              )}
            </div>
            <aside aria-label={t.together}>
              {isNaming && <NameForm name={name} onName={take} />}
              <div>
                <ShoppingTogether people={people} self={self} />
                {!isNaming && <TextButton onClick={() => setNaming(true)}>{t.changeName}</TextButton>}
              </div>
              <p className="t15 muted no-print">{t.worksOffline}</p>
            </aside>
          </div>
        </>
      )}
    </ListBoard>
  );
}

function NameForm({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  function start(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() === '') setProblem(t.nameMissing);
    else onName(typed.trim());
  }
  return (
    <form noValidate onSubmit={start} className="guest-name no-print">
      <PantryLabel kicker={t.noAccount}>
        <h2 className="h-24">{t.whoShops}</h2>
        <p className="t15 muted">{t.whoShopsText}</p>
        <div className="guest-name-row">
          <TextField
            label={t.yourName}
            error={problem}
            autoComplete="given-name"
            maxLength={LIST_LIMITS.guestName}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button variant="primary" type="submit">
            {t.start}
          </Button>
        </div>
      </PantryLabel>
    </form>
  );
}
