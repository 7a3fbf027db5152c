import type { Chef, ChefRelation } from '@simmer/contracts';
import { queryKey, queryOf } from '@simmer/client';
import * as t from '@simmer/messages/chef';
import * as common from '@simmer/messages/common';
import * as gallery from '@simmer/messages/gallery';
import { language } from '@simmer/messages/language';
import { report } from '@simmer/messages/moderation';
import {
  Banner,
  Breadcrumb,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Facts,
  IconAlertCircle,
  IconBan,
  IconButton,
  IconDots,
  IconEyeOff,
  IconPencil,
  Menu,
  MenuItem,
  PantryLabel,
  SelectField,
  SkeletonLine,
} from '@simmer/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { client } from '../../api/client';
import { findOf } from '../../api/find-of';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import { useHydrated } from '../../app/frame/hydrated';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';
import { useAction } from '../../forms/use-action';
import { chefAddress } from '../../recipe/community-address';
import { Face } from '../../recipe/face';
import './chef-page.css';
import { ChefSide } from './chef-side';
import { FollowButton } from './follow-button';
import './gallery.css';
import { LaidTable } from './laid-table';
import { MostSaved } from './most-saved';
import { LazyReport } from './posts/lazy-report';
import { RecipeGrid } from './recipe-grid';
import { ShareAddress } from './share-address';
import { recipesOf, useRecipePages } from './use-gallery';

/** A cook's page, by their username. */
export function ChefScreen({ username }: { username: string }) {
  const { data: chef, error, refetch } = useQuery(findOf(client, 'GET /community/chefs/:username', { username }));
  const former = useUsername(chef, username);
  if (chef) return <ChefPage chef={chef} former={former} key={chef.username} />;
  if (chef === null) return <Unknown />;
  if (error)
    return (
      <ErrorState
        title={t.didNotOpen}
        action={
          <Button variant="primary" onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        }
      >
        {error.message}
      </ErrorState>
    );
  return (
    <div className="chef-head" role="status" aria-label={username}>
      <LaidTable recipes={undefined} />
      <PantryLabel className="chef-label">
        <SkeletonLine />
      </PantryLabel>
    </div>
  );
}

/** A former username leads to the one of today. It answers the former one, for as long as the cook's page is open. */
function useUsername(chef: Chef | null | undefined, username: string): string | undefined {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [former, setFormer] = useState<{ username: string; current: string }>();
  const current = chef?.username ?? username;
  if (current !== username && former?.username !== username) setFormer({ username, current });
  useEffect(() => {
    if (!chef || current === username) return;
    // it is there already, so that nothing is drawn anew
    queries.setQueryData(queryKey('GET /community/chefs/:username', { username: current }), chef);
    void navigate({ to: '/app/community/chef/$username', params: { username: current }, replace: true });
  }, [chef, current, username, navigate, queries]);
  return former?.current === current ? former.username : undefined;
}

function ChefPage({ chef, former }: { chef: Chef; former: string | undefined }) {
  const { username, followers, relation } = chef;
  usePageTitle(t.at({ username }));
  const isOwn = useAccount() !== undefined && relation === null;
  const isHydrated = useHydrated();
  const [sort, setSort] = useState<RecipeSort>('created_at');
  const pages = useRecipePages({ ...recipesOf(username), ...(sort !== 'created_at' && { sort }) });
  const { data: kitchen, isPending } = useQuery(queryOf(client, 'GET /community/chefs/:username/kitchen', { username }));
  const count = pages.total === undefined ? '–' : `${pages.total}${pages.hasMoreThanTotal ? '+' : ''}`;
  const [mostSaved] = kitchen?.most_saved ?? [];
  return (
    <>
      <Breadcrumb crumbs={[{ label: t.community, href: '/app/community' }, { label: t.at({ username }) }]} />
      <div className="chef-head">
        <LaidTable recipes={kitchen?.most_saved} />
        <PantryLabel className="chef-label">
          <Face profile={chef} identity={username} />
          <h1 className="h-32">{t.at({ username })}</h1>
          <p className="t15 muted">
            {[former && t.formerly({ username: former }), kitchen && t.since({ year: kitchen.since_year })].filter(Boolean).join(', ') ||
              '\u00a0'}
          </p>
          {chef.about && (
            <p className="about" dir="auto">
              {chef.about}
            </p>
          )}
          <Facts
            facts={[
              { name: t.recipes, value: count },
              { name: t.followers, value: followers.toLocaleString(language) },
              { name: t.saves, value: kitchen ? kitchen.saves.toLocaleString(language) : '–' },
            ]}
          />
          <div className="acts">
            <ChefActions chef={chef} isOwn={isOwn} />
            <ShareAddress title={t.at({ username })} />
            {relation && <MoreOfChef username={username} relation={relation} />}
          </div>
        </PantryLabel>
      </div>
      {relation?.blocks ? (
        <Banner tone="yolk" icon={<IconBan />}>
          {t.blockedNotice({ username })}
        </Banner>
      ) : (
        relation?.mutes && (
          <Banner tone="yolk" icon={<IconEyeOff />}>
            {t.mutedNotice({ username })}
          </Banner>
        )
      )}
      <div className="chef-cols">
        <section aria-labelledby="recipes-heading">
          <div className="chef-recipes">
            <h2 className="h-24" id="recipes-heading">
              {isOwn ? t.yourRecipes : t.recipes} <span className="muted">{count}</span>
            </h2>
            {isOwn ? (
              <ButtonLink size="sm" href="/app/recipes">
                {t.publishOne}
              </ButtonLink>
            ) : (
              <SelectField
                label={gallery.sortBy}
                hideLabel
                disabled={!isHydrated}
                value={sort}
                onChange={({ target }) => setSort(target.value as RecipeSort)}
              >
                {SORTS.map((one) => (
                  <option key={one} value={one}>
                    {gallery.sorts[one]}
                  </option>
                ))}
              </SelectField>
            )}
          </div>
          {mostSaved && mostSaved.save_count > 0 && <MostSaved recipe={mostSaved} />}
          <RecipeGrid
            pages={{ ...pages, isPending: pages.isPending || isPending }}
            empty={<NothingShared username={username} isOwn={isOwn} />}
          />
        </section>
        {kitchen && <ChefSide username={username} kitchen={kitchen} followers={followers} isOwn={isOwn} />}
      </div>
    </>
  );
}

const SORTS = ['created_at', 'save_count', 'rating_average'] as const;
type RecipeSort = (typeof SORTS)[number];

/** What of the relation is to be done first: taking back what keeps the cooks apart, else following. */
function ChefActions({ chef: { username, relation }, isOwn }: { chef: Chef; isOwn: boolean }) {
  const takeBack = useAction(
    () =>
      relation?.blocks
        ? write('PUT /community/chefs/:username/block', { username, blocks: false })
        : write('PUT /community/chefs/:username/mute', { username, mutes: false }),
    common.notSaved,
  );
  if (isOwn)
    return (
      <ButtonLink href="/app/profile" icon={<IconPencil />}>
        {t.editProfile}
      </ButtonLink>
    );
  if (relation?.blocks || relation?.mutes)
    return (
      <Button busy={takeBack.busy} onClick={takeBack.run}>
        {relation.blocks ? t.unblock : t.unmute}
      </Button>
    );
  return <FollowButton username={username} relation={relation ?? undefined} address={chefAddress(username)} primary />;
}

function MoreOfChef({ username, relation }: { username: string; relation: ChefRelation }) {
  const mute = useAction(() => write('PUT /community/chefs/:username/mute', { username, mutes: !relation.mutes }), common.notSaved);
  const block = useAction(() => write('PUT /community/chefs/:username/block', { username, blocks: !relation.blocks }), common.notSaved);
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu
        label={t.more}
        trigger={(props) => (
          <IconButton {...props} line label={t.more}>
            <IconDots />
          </IconButton>
        )}
      >
        <MenuItem icon={<IconEyeOff />} onClick={mute.run}>
          {relation.mutes ? t.unmute : t.mute}
        </MenuItem>
        <MenuItem icon={<IconBan />} onClick={block.run}>
          {relation.blocks ? t.unblock : t.block}
        </MenuItem>
        <MenuItem icon={<IconAlertCircle />} onClick={() => setReporting(true)}>
          {report}
        </MenuItem>
      </Menu>
      {isReporting && <LazyReport content={{ kind: 'cook', username }} onClose={() => setReporting(false)} />}
    </>
  );
}

const NothingShared = ({ username, isOwn }: { username: string; isOwn: boolean }) => (
  <EmptyState
    picture={emptyPlate}
    title={isOwn ? t.nothingOwn : t.nothing({ username })}
    actions={<ButtonLink href={isOwn ? '/app/recipes' : '/app/community'}>{isOwn ? common.goToRecipes : t.explore}</ButtonLink>}
  >
    {isOwn ? t.nothingOwnText : t.nothingText({ username })}
  </EmptyState>
);

function Unknown() {
  usePageTitle(t.unknown);
  return (
    <EmptyState
      level={1}
      title={t.unknown}
      picture={emptyPlate}
      actions={
        <ButtonLink variant="primary" href="/app/community">
          {t.explore}
        </ButtonLink>
      }
    >
      {t.unknownText}
    </EmptyState>
  );
}
