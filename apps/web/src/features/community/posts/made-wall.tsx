import { pagesOf, queryOf } from '@simmer/client';
import type { MadeEntry } from '@simmer/contracts';
import * as t from '@simmer/messages/posts';
import { Avatar, avatarTone, IconCamera, Link, Tag, Tray } from '@simmer/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { client } from '../../../api/client';
import { useAccount } from '../../../api/session/use-session';
import { recipeAddress } from '../../../recipe/community-address';
import { today } from '../../../recipe/today';
import { usePhoto } from '../../../recipe/use-photo';
import { signInAddress } from '../sign-in-address';
import { HeldNotice, nameOf, PostActions } from './post-actions';
import { PostListEnd } from './post-list-end';
import type { UnderRecipe } from './under-recipe';
import { useIntent } from './use-intent';

// only who says something needs it
const MadeDialog = lazy(() => import('./made-dialog').then(({ MadeDialog: Loaded }) => ({ default: Loaded })));

const AT_ONCE = 6;
/** A photo is stored a moment after it was sent. */
const ASK_AGAIN_MS = 2_000;
/** One that does not come is not asked for any more. */
const MOST_ASKED = 30;

/** The cooks who made a recipe, the latest first, and the way to say so. */
export function MadeWall({ card: { id, slug }, isOwn }: UnderRecipe) {
  const [isOpen, setOpen] = useState(false);
  const keepIntent = useIntent(`made ${id}`, () => setOpen(true));
  const pages = useInfiniteQuery({
    ...pagesOf(client, 'GET /community/recipes/:id/made', { id, limit: AT_ONCE }),
    refetchInterval: ({ state }) => {
      const entries = state.data?.pages.flatMap(({ items }) => items) ?? [];
      const isAwaited = entries.some(({ image, image_id }) => image_id !== null && image === null);
      return isAwaited && state.dataUpdateCount < MOST_ASKED && ASK_AGAIN_MS;
    },
  });
  const total = pages.data?.pages[0]?.total ?? 0;
  return (
    <section className="made-wall" aria-labelledby="made-heading">
      <h2 className="h-32" id="made-heading">
        {total > 0 ? t.madeTimes({ count: total }) : t.iMadeIt}
      </h2>
      <ul className="wall">
        {pages.data?.pages.flatMap(({ items }) =>
          items.map((entry) => (
            <li key={entry.id} className="made">
              <MadeCard entry={entry} recipeId={id} />
            </li>
          )),
        )}
        {!isOwn && (
          <li className="add no-print">
            <AddMade next={recipeAddress(slug)} keepIntent={keepIntent} onOpen={() => setOpen(true)} />
          </li>
        )}
      </ul>
      <PostListEnd pages={pages} />
      {isOpen && <MyDialog recipeId={id} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** The dashed card. */
function AddMade({ next, keepIntent, onOpen }: { next: string; keepIntent: () => void; onOpen: () => void }) {
  const account = useAccount();
  const words = (
    <>
      <IconCamera />
      {t.iMadeIt}
      <small>{t.lineHelps}</small>
    </>
  );
  if (!account)
    return (
      <Link className="made-add" href={signInAddress(next)} onClick={keepIntent}>
        {words}
      </Link>
    );
  return (
    <button type="button" className="made-add" onClick={onOpen}>
      {words}
    </button>
  );
}

/** Begins with what was said today already: of one day there is one entry. */
function MyDialog({ recipeId, onClose }: { recipeId: string; onClose: () => void }) {
  const mine = useQuery(queryOf(client, 'GET /community/recipes/:id/mine', { id: recipeId }));
  if (mine.isPending) return null;
  const last = mine.data?.made ?? null;
  return (
    <Suspense>
      <MadeDialog recipeId={recipeId} said={last?.date === today() ? last : null} onClose={onClose} />
    </Suspense>
  );
}

/** Days are the cook's own, wherever the clock of the server stands. */
const dayOf = (date: string): Date => new Date(`${date}T12:00:00`);

function MadeCard({ entry, recipeId }: { entry: MadeEntry; recipeId: string }) {
  const { cook, image, note, date } = entry;
  const { isMissing, photo } = usePhoto(image?.id, image);
  const at = dayOf(date);
  const name = nameOf(entry);
  return (
    <>
      {!isMissing && <Tray alt={t.photoOf({ name })} sizes="(min-width: 960px) 280px, 50vw" loading="lazy" decoding="async" {...photo} />}
      <Tag>
        <time dateTime={date} aria-label={t.longDay({ at })}>
          {t.day({ at })}
        </time>
      </Tag>
      <p className="who" dir="auto">
        <Avatar identity={cook?.username ?? t.somebody} tone={avatarTone(cook?.username ?? '')} />
        {cook ? <Link href={`/app/community/chef/${cook.username}`}>{name}</Link> : <b>{name}</b>}
      </p>
      {note && (
        <p className="ruled" dir="auto">
          {note}
        </p>
      )}
      <HeldNotice of={entry} />
      <PostActions kind="made" recipeId={recipeId} post={entry} mayRemove={entry.is_own} />
    </>
  );
}
