import { queryOf } from '@simmer/client';
import { opening } from '@simmer/messages/recipe';
import * as t from '@simmer/messages/share';
import { ButtonLink, EmptyState, SkeletonLine, SkeletonTray } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';
import '../../recipe/view/read-recipe.css';
import './share.css';
import { SaveShared } from './save-shared';
import { SharedWeekPage } from './shared-week-page';
import { SharedRecipePage } from './shared-recipe-page';

/** What somebody has shared by a link, or why it is not there any more. */
export function SharePage({ token }: { token: string }) {
  const { data: page, isError } = useQuery(queryOf(client, 'GET /shared/:token', { token }));
  if (page?.content?.kind === 'recipe') {
    const { from, expires_at } = page;
    const { recipe } = page.content;
    const gift = { title: from ? t.sentBy({ name: from }) : t.sentToYou, text: t.hereUntil({ at: new Date(expires_at) }) };
    return <SharedRecipePage recipe={recipe} gift={gift} actions={<SaveShared token={token} title={recipe.title} />} />;
  }
  if (page?.content?.kind === 'week') return <SharedWeekPage token={token} page={page} week={page.content.week} />;
  if (page?.state === 'expired') return <GonePage title={t.expired}>{t.expiredText({ at: new Date(page.expires_at) })}</GonePage>;
  if (page?.state === 'revoked') return <GonePage title={t.revoked}>{t.revokedText}</GonePage>;
  if (isError) return <GonePage title={t.unknown}>{t.unknownText}</GonePage>;
  return (
    <div className="shared" role="status" aria-label={opening}>
      <div className="top">
        <SkeletonTray />
        <SkeletonLine />
      </div>
    </div>
  );
}

function GonePage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <EmptyState
      level={1}
      title={title}
      picture={emptyPlate}
      actions={
        <ButtonLink variant="primary" href="/app/community">
          {t.explore}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
