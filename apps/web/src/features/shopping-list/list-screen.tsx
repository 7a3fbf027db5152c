import type { Account } from '@simmer/contracts';
import * as t from '@simmer/messages/shopping-list';
import { ButtonLink, EmptyState, SkeletonLine } from '@simmer/ui';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { client } from '../../api/client';
import { InstallCard } from '../../app/install/install-card';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';
import { useAccount } from '../../api/session/use-session';
import type { ListStore, ListView } from '../../device/lists/list-store';
import { useListHeads } from '../../device/lists/use-list-heads';
import { nameAmong, useShoppers } from '../../device/lists/use-shoppers';
import { ListBoard } from './list-board';
import { ListHead } from './list-head';
import './list.css';
import { ShareDialog } from './sharing/share-dialog';
import { ShoppingTogether } from './sharing/shopping-together';
import { SourcesLabel } from './sources-label';
import { useRows } from './use-rows';
import { useListActions } from './use-list-actions';
import { useListStore, useListView } from '../../device/lists/use-list-store';
import type { Reader } from './rows';

interface ListScreenProps {
  /** Which of the lists; without one the list that every cook has. */
  list: string | undefined;
  onList: (id: string | undefined) => void;
}

/** What is to get: painted from this device, kept equal with everybody who shops along. */
export function ListScreen(props: ListScreenProps) {
  const account = useAccount();
  return account ? <OwnList {...props} account={account} /> : null;
}

function OwnList({ list, onList, account }: ListScreenProps & { account: Account }) {
  const heads = useListHeads();
  const id = list ?? heads[0]?.id ?? account.id;
  const head = heads.find((other) => other.id === id);
  const title = head?.name || t.title;
  usePageTitle(title);
  const store = useListStore(id);
  const view = useListView(store);
  if (!store || !view || (!store.isKnown && !view.problem)) return <Opening title={title} />;
  if (view.problem?.code === 'recipes.list-not-found') return <Gone />;
  return <OpenList key={id} {...{ id, title, heads, store, view, account, onList }} />;
}

interface OpenListProps extends Pick<ListScreenProps, 'onList'> {
  id: string;
  title: string;
  heads: ReturnType<typeof useListHeads>;
  store: ListStore;
  view: ListView;
  account: Account;
}

function OpenList({ id, title, heads, store, view: latest, account, onList }: OpenListProps) {
  // what was pressed answers before the list is drawn anew
  const view = useDeferredValue(latest);
  const actions = useListActions(store);
  const say = useCallback(
    (visit: { tab: string; isHere: boolean }) => client.call('POST /shopping-lists/:id/visits', { id, ...visit }),
    [id],
  );
  const people = useShoppers({ keptFor: account.id, listId: id, say });
  const [isSharing, setSharing] = useState(false);
  const nameOf = useMemo(() => nameAmong(people), [people]);
  const reader: Pick<Reader, 'id' | 'nameOf'> = { id: account.id, nameOf };
  const share = (): void => setSharing(true);
  const isCompact = useRows() === 'compact';
  return (
    <ListBoard {...{ store, view, reader, actions, isCompact }} historyOf={account.id}>
      {({ board, text }) => (
        <>
          <ListHead {...{ id, title, heads, store, view, actions, people, self: account.id, text, onShare: share, onList }} />
          <div className="list-layout">
            <div>
              {board}
              {view.items.length === 0 && <NothingYet />}
            </div>
            <aside aria-label={t.aboutList}>
              <SourcesLabel sources={view.sources} onDrop={actions.drop} />
              <ShoppingTogether people={people} self={account.id} onShare={share} />
              <InstallCard />
            </aside>
          </div>
          <ShareDialog {...{ listId: id, people, self: account.id, nameOf }} open={isSharing} onClose={() => setSharing(false)} />
        </>
      )}
    </ListBoard>
  );
}

const NothingYet = () => (
  <EmptyState
    picture={emptyPlate}
    title={t.emptyTitle}
    actions={
      <ButtonLink variant="primary" href="/app/recipes">
        {t.seeRecipes}
      </ButtonLink>
    }
  >
    {t.empty}
  </EmptyState>
);

const Opening = ({ title }: { title: string }) => (
  <div role="status" aria-label={t.opening}>
    <div className="page-head">
      <h1 className="h-44">{title}</h1>
    </div>
    {[1, 2, 3, 4, 5].map((line) => (
      <SkeletonLine key={line} className="list-skeleton" />
    ))}
  </div>
);

const Gone = () => (
  <EmptyState
    picture={emptyPlate}
    title={t.notLoaded}
    actions={
      <ButtonLink variant="primary" href="/app/shopping-list">
        {t.backToLists}
      </ButtonLink>
    }
  >
    {t.gone}
  </EmptyState>
);
