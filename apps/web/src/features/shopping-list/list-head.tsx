import * as t from '@simmer/messages/shopping-list';
import {
  Chip,
  Chips,
  IconButton,
  IconCopy,
  IconDots,
  IconLayoutList,
  IconPencil,
  IconPlus,
  IconPrinter,
  IconSettings,
  IconShare,
  IconTrash,
  Menu,
  MenuItem,
  MenuRule,
  useToast,
} from '@simmer/ui';
import type { Shopper } from '@simmer/contracts';
import * as sharing from '@simmer/messages/list-sharing';
import { useState } from 'react';
import { write } from '../../api/write';
import { useAttempt } from '../../forms/use-action';
import type { ListStore, ListView } from '../../device/lists/list-store';
import type { useListHeads } from '../../device/lists/use-list-heads';
import { AislesDialog } from './aisles-dialog';
import { ListNameDialog } from './list-name-dialog';
import { PeopleHere } from './sharing/people';
import { chooseRows, useRows } from './use-rows';
import type { ListActions } from './use-list-actions';

interface ListHeadProps {
  id: string;
  title: string;
  heads: ReturnType<typeof useListHeads>;
  store: ListStore;
  view: ListView;
  actions: ListActions;
  people: readonly Shopper[];
  self: string;
  text: () => string;
  onShare: () => void;
  onList: (id: string | undefined) => void;
}

/** The name of the list, how much there is to get, and what can be done with all of it. */
export function ListHead({ id, title, heads, store, view, actions, people, self, text, onShare, onList }: ListHeadProps) {
  const toast = useToast();
  const attempt = useAttempt();
  const [dialog, setDialog] = useState<'new' | 'rename' | 'aisles'>();
  const close = (): void => setDialog(undefined);
  const isCompact = useRows() === 'compact';
  const isMain = heads[0]?.id === id;

  async function remove(): Promise<void> {
    const isDeleted = await attempt(() => write('PUT /shopping-lists/:id/deleted', { id, deleted: true }));
    if (!isDeleted) return;
    onList(undefined);
    toast({ message: t.listDeleted({ name: title }), action: { label: t.undo, onAction: () => void attempt(restore) } });
  }

  async function restore(): Promise<void> {
    await write('PUT /shopping-lists/:id/deleted', { id, deleted: false });
    onList(id);
    await store.sync();
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text());
      toast({ message: t.copied });
    } catch {
      // refused by the browser, or there is no clipboard
      toast({ tone: 'error', message: t.notCopied });
    }
  }

  return (
    <>
      <div className="page-head list-head">
        <div className="grow">
          <h1 className="h-44">{title}</h1>
          <ListCount view={view} />
        </div>
        <div className="list-tools no-print">
          <PeopleHere people={people} self={self} />
          <IconButton line label={sharing.shareTitle} onClick={onShare}>
            <IconShare />
          </IconButton>
          <IconButton line label={t.printList} onClick={() => window.print()}>
            <IconPrinter />
          </IconButton>
          <Menu
            label={t.moreMenu}
            trigger={(props) => (
              <IconButton {...props} line label={t.more}>
                <IconDots />
              </IconButton>
            )}
          >
            <MenuItem icon={<IconCopy />} onClick={() => void copy()}>
              {t.copyList}
            </MenuItem>
            <MenuItem icon={<IconLayoutList />} onClick={() => chooseRows(isCompact ? 'full' : 'compact')}>
              {isCompact ? t.fullRows : t.compactRows}
            </MenuItem>
            <MenuItem icon={<IconSettings />} onClick={() => setDialog('aisles')}>
              {t.aisleOrder}
            </MenuItem>
            <MenuRule />
            <MenuItem icon={<IconPlus />} onClick={() => setDialog('new')}>
              {t.newList}
            </MenuItem>
            {!isMain && (
              <>
                <MenuItem icon={<IconPencil />} onClick={() => setDialog('rename')}>
                  {t.renameList}
                </MenuItem>
                <MenuItem icon={<IconTrash />} onClick={() => void remove()}>
                  {t.deleteList}
                </MenuItem>
              </>
            )}
          </Menu>
        </div>
      </div>
      {heads.length > 1 && (
        <Chips role="group" aria-label={t.lists} className="list-names no-print">
          {heads.map((head, index) => (
            <Chip key={head.id} pressed={head.id === id} onClick={() => onList(index === 0 ? undefined : head.id)}>
              {head.name || t.title}
            </Chip>
          ))}
        </Chips>
      )}
      <ListNameDialog
        of={dialog === 'rename' ? { id, name: title } : undefined}
        open={dialog === 'new' || dialog === 'rename'}
        onClose={close}
        onMade={onList}
      />
      <AislesDialog open={dialog === 'aisles'} view={view} store={store} onClose={close} withUndo={actions.withUndo} />
    </>
  );
}

/** "12 to get, 4 in the basket". */
export function ListCount({ view: { items, toGet } }: { view: ListView }) {
  const inBasket = items.filter(({ ticked }) => ticked).length;
  return (
    <p className="muted t17" role="status">
      <span className="num">{t.toGet({ count: toGet })}</span> {inBasket === 0 ? t.toGetOnly : t.toGetAnd({ count: inBasket })}
    </p>
  );
}
