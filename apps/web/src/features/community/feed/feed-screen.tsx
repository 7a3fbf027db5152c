import { queryOf } from '@simmer/client';
import type { FeedCounts } from '@simmer/contracts';
import { FEED_PARTS, type FeedPart } from '@simmer/contracts/constants';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/feed';
import { locale } from '@simmer/messages/language';
import { Breadcrumb, Button, IconChecks, Tabs } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { write } from '../../../api/write';
import { usePageTitle } from '../../../app/page-title';
import { useAction } from '../../../forms/use-action';
import { FeedMailLabel } from '../feed-mail/feed-mail-label';
import { AnswersPanel } from './answers-panel';
import './feed.css';
import { FollowedCooks } from './followed-cooks';
import { NoticesPanel } from './notices-panel';
import { RecipesPanel } from './recipes-panel';

export interface FeedSearch {
  /** Unless it is the recipes. */
  part?: Exclude<FeedPart, 'recipes'>;
}

/** What of an address is about the feed; anything else is left out. */
export const readFeedSearch = ({ part }: Record<string, unknown>): FeedSearch => (part === 'answers' || part === 'notices' ? { part } : {});

const PANELS = { recipes: RecipesPanel, answers: AnswersPanel, notices: NoticesPanel };

/** What is new for a cook in the community: a part of it at a time. */
export function FeedScreen({ part, onPart }: { part: FeedPart; onPart: (part: FeedPart) => void }) {
  usePageTitle(t.title);
  const { data: counts } = useQuery(queryOf(client, 'GET /community/feed', {}));
  const Panel = PANELS[part];
  const tabs = FEED_PARTS.map((id) => {
    const count = counts?.[id];
    return { id, label: t.parts[id], ...(count && { count, countLabel: t.countNew({ count: String(count) }) }) };
  });
  return (
    <>
      <Breadcrumb crumbs={[{ label: t.community, href: '/app/community' }, { label: t.title }]} />
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">{t.title}</h1>
          <p className="t17 muted" role="status">
            {counts && summaryOf(counts)}
          </p>
        </div>
        {counts && isAnyNew(counts) && <AllRead until={counts.as_of} />}
      </div>
      <div className="feed">
        <Tabs label={t.whatIsNew} tabs={tabs} selected={part} onSelect={onPart}>
          <h2 className="sr">{t.byDay[part]}</h2>
          <Panel />
        </Tabs>
        <div className="side">
          <FeedMailLabel />
          <FollowedCooks />
        </div>
      </div>
    </>
  );
}

function AllRead({ until }: { until: string }) {
  const see = useAction(() => write('PUT /community/feed/seen', { parts: [...FEED_PARTS], until }), common.notSaved);
  return (
    <Button size="sm" icon={<IconChecks />} busy={see.busy} onClick={see.run}>
      {t.allRead}
    </Button>
  );
}

const isAnyNew = (counts: FeedCounts): boolean => FEED_PARTS.some((part) => counts[part] > 0);

const inWords = new Intl.ListFormat(locale, { type: 'conjunction' });

function summaryOf(counts: FeedCounts): string {
  const words = { recipes: t.newRecipes, answers: t.newAnswers, notices: t.newNotices };
  const found = FEED_PARTS.filter((part) => counts[part] > 0).map((part) => words[part]({ count: counts[part] }));
  return found.length === 0 ? t.nothingNew : inWords.format(found);
}
