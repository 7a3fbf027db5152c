import { queryOf } from '@simmer/client';
import type { CommunityRecipePage, LineageRecipe } from '@simmer/contracts';
import * as t from '@simmer/messages/lineage';
import { Avatar, Avatars, avatarTone, Link, TextButton } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { client } from '../../../api/client';
import { recipeAddress } from '../../../recipe/community-address';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { untilLoaded } from '../../../browser/chunk-failure';
import { Comparing } from './comparing';
import './lineage.css';

const WhatChanged = lazy(() => untilLoaded(async () => ({ default: (await import('./what-changed')).WhatChanged })));
const ReceivedOffers = lazy(() => untilLoaded(async () => ({ default: (await import('./received-offers')).ReceivedOffers })));

/** What a recipe was adapted from and what others made of it, as stations of one line; what changed opens below it, and what others offer. Nothing for a recipe without either. */
export function Lineage({ page }: { page: CommunityRecipePage }) {
  const { card, is_own } = page;
  const { is_adapted, original, forks, fork_count } = page.lineage;
  const [open, setOpen] = useState<'changes' | 'offers'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const openId = useId();
  const { data: received } = useQuery({
    ...queryOf(client, 'GET /community/recipes/:id/offers', { id: card.id }),
    enabled: is_own && fork_count > 0,
  });
  const offers = received?.items ?? [];
  const opening = (what: 'changes' | 'offers') => ({
    'aria-expanded': open === what,
    'aria-controls': openId,
    onClick: () => setOpen(open === what ? undefined : what),
  });
  if (!is_adapted && fork_count === 0) return null;
  return (
    <section className="lineage no-print" aria-labelledby={headingId}>
      <header>
        <h2 className="h-20" id={headingId} ref={heading} tabIndex={-1}>
          {t.title}
        </h2>
        <span className="openings">
          {offers.length > 0 && <TextButton {...opening('offers')}>{t.offers({ count: offers.length })}</TextButton>}
          {original && <TextButton {...opening('changes')}>{open === 'changes' ? t.hideChanges : t.seeChanges}</TextButton>}
        </span>
      </header>
      <ol className="stations">
        {is_adapted && (
          <Station kicker={t.adaptedFrom} mark={original && <RecipePicture of={original} sizes="52px" thumb />}>
            {original ? <Named recipe={original} /> : <b>{t.goneOriginal}</b>}
          </Station>
        )}
        <Station kicker={t.thisRecipe} mark={<RecipePicture of={card} sizes="52px" thumb />} isHere>
          <b dir="auto">{card.title}</b>
        </Station>
        {fork_count > 0 && (
          <Station kicker={t.takenFurtherBy} mark={<Cooks forks={forks} />}>
            <ul>
              {forks.map((fork) => (
                <li key={fork.id}>
                  <Named recipe={fork} />
                </li>
              ))}
            </ul>
            {fork_count > forks.length && <p className="t15 muted">{t.andMore({ count: fork_count - forks.length })}</p>}
          </Station>
        )}
      </ol>
      <div id={openId}>
        <Suspense fallback={<Comparing />}>
          {open === 'changes' && original && <WhatChanged original={original} page={page} />}
          {open === 'offers' && offers.length > 0 && (
            <ReceivedOffers id={card.id} offers={offers} onAnswered={() => heading.current?.focus()} />
          )}
        </Suspense>
      </div>
    </section>
  );
}

interface StationProps {
  kicker: string;
  mark: ReactNode;
  isHere?: boolean;
  children: ReactNode;
}

const Station = ({ kicker, mark, isHere, children }: StationProps) => (
  <li className={isHere ? 'station is-here' : 'station'} aria-current={isHere}>
    {mark}
    <div>
      <p className="t13 muted">{kicker}</p>
      {children}
    </div>
  </li>
);

const Named = ({ recipe: { slug, title, chef, author } }: { recipe: LineageRecipe }) => (
  <>
    <b dir="auto">
      <Link href={recipeAddress(slug)}>{title}</Link>
    </b>
    {(chef || author) && (
      <p className="t15 muted" dir="auto">
        {chef ? t.by({ username: chef.username }) : author}
      </p>
    )}
  </>
);

const Cooks = ({ forks }: { forks: readonly LineageRecipe[] }) => (
  <Avatars>
    {forks.map(({ id, chef, author }) => {
      const name = chef?.username ?? (author || '?');
      return <Avatar key={id} identity={name} tone={avatarTone(name)} />;
    })}
  </Avatars>
);
