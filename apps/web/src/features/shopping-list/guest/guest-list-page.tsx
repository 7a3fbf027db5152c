import { queryOf, RequestProblem } from '@simmer/client';
import { FREE_RECIPE_LIMIT } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/list-sharing';
import { unknownText } from '@simmer/messages/share';
import { Button, ButtonLink, EmptyState, SkeletonLine } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../api/client';
import { usePageTitle } from '../../../app/page-title';
import emptyPlate from '../../../app/plates/empty.svg';
import { useAccount } from '../../../api/session/use-session';
import { GuestList, keepLink, knownLink } from '../../../device/lists/guest-list';
import { useListView } from '../../../device/lists/use-list-store';
import { GuestListBoard, type OpenedLink } from './guest-list-board';
import '../list.css';
import './guest.css';

/** A shopping list for whoever was given its address. */
export function GuestListPage({ token }: { token: string }) {
  usePageTitle(t.tabTitle);
  const { data: link, error, refetch } = useQuery(queryOf(client, 'GET /guest-lists/:token', { token }));
  const known = useKnownLink(token, link?.list);
  if (!link && known) return <OpenLink key={known.linkId} token={token} link={known} onOver={() => void refetch()} />;
  if (error && !link) return <NotOpened problem={error} onRetry={() => void refetch()} />;
  if (!link) return <Opening />;
  const { state, list, expires_at } = link;
  if (list) return <OpenLink key={list.linkId} token={token} link={list} onOver={() => void refetch()} />;
  return state === 'expired' ? (
    <Gone title={t.expiredTitle}>{t.expiredText({ until: new Date(expires_at) })}</Gone>
  ) : (
    <Gone title={t.endedTitle}>{t.endedText}</Gone>
  );
}

/** What the link opened the last time: the list is there before any answer, and without one. */
function useKnownLink(token: string, opened: OpenedLink | null | undefined): OpenedLink | undefined {
  const [known, setKnown] = useState<OpenedLink>();
  useEffect(() => {
    let isShown = true;
    if (opened) void keepLink(token, opened);
    else void knownLink<OpenedLink>(token).then((kept) => isShown && setKnown(kept));
    return () => {
      isShown = false;
    };
  }, [token, opened]);
  return known;
}

/** What this device knows of the guest: the name, and the list as it was left. */
function OpenLink({ token, link, onOver }: { token: string; link: OpenedLink; onOver: () => void }) {
  const { linkId, id: listId } = link;
  const [list, setList] = useState<GuestList>();
  const view = useListView(list?.store);
  const isOver = view?.problem?.status === 401 || view?.problem?.code === 'recipes.list-not-found';

  useEffect(() => {
    let isShown = true;
    const opening = GuestList.open({ token, linkId, listId });
    void opening.then((opened) => isShown && setList(opened));
    return () => {
      isShown = false;
      GuestList.close(opening);
    };
  }, [token, linkId, listId]);
  useEffect(() => {
    if (isOver) onOver();
    // asked once: the answer takes the place of the list
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);

  if (!list || !view || (!list.store.isKnown && !view.problem)) return <Opening />;
  return (
    <>
      <GuestListBoard {...{ token, link, list, view }} />
      <KeepSimmer />
    </>
  );
}

/** What else there is, for who has no account yet. */
function KeepSimmer() {
  if (useAccount()) return null;
  return (
    <section className="guest-keep no-print" aria-labelledby="keep-simmer">
      <div>
        <h2 className="h-24" id="keep-simmer">
          {t.keepTitle}
        </h2>
        <p className="muted">{t.keepText({ limit: FREE_RECIPE_LIMIT })}</p>
      </div>
      <ButtonLink href="/onboarding">{t.startRiskFree}</ButtonLink>
    </section>
  );
}

const Gone = ({ title, children }: { title: string; children: string }) => (
  <EmptyState
    className="guest-gone"
    picture={emptyPlate}
    title={title}
    level={1}
    actions={
      <ButtonLink variant="primary" href="/app/community">
        {t.explore}
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
);

function NotOpened({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const isUnknown = problem instanceof RequestProblem && !problem.isPassing;
  if (isUnknown) return <Gone title={t.unknownTitle}>{unknownText}</Gone>;
  return (
    <EmptyState
      className="guest-gone"
      picture={emptyPlate}
      title={t.notLoadedTitle}
      level={1}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {problem.message}
    </EmptyState>
  );
}

const Opening = () => (
  <div role="status" aria-label={t.tabTitle} className="guest-gone">
    {[1, 2, 3, 4, 5].map((line) => (
      <SkeletonLine key={line} className="list-skeleton" />
    ))}
  </div>
);
