import { queryOf, RequestProblem } from '@simmer/client';
import type { Chef, ChefRelation } from '@simmer/contracts';
import * as t from '@simmer/messages/chef';
import * as common from '@simmer/messages/common';
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
  IconCheck,
  IconDots,
  IconEyeOff,
  IconPencil,
  IconPlus,
  Menu,
  MenuItem,
  PantryLabel,
  SkeletonLine,
} from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { client } from '../../api/client';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';
import { useAction } from '../../forms/use-action';
import { Face } from '../../recipe/face';
import './chef-page.css';
import './gallery.css';
import { LazyReport } from './posts/lazy-report';
import { RecipeGrid } from './recipe-grid';
import { ShareAddress } from './share-address';
import { signInAddress } from './sign-in-address';
import { useRecipePages } from './use-gallery';

/** A cook's page, by their username. */
export function ChefScreen({ username }: { username: string }) {
  const { data: chef, error, refetch } = useQuery(queryOf(client, 'GET /community/chefs/:username', { username }));
  useUsername(chef, username);
  if (chef) return <ChefPage chef={chef} key={chef.username} />;
  if (error instanceof RequestProblem && (error.status === 404 || error.status === 422)) return <Unknown />;
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
      <SkeletonLine />
    </div>
  );
}

/** A former username leads to the one of today. */
function useUsername(chef: Chef | undefined, username: string): void {
  const navigate = useNavigate();
  const current = chef?.username ?? username;
  useEffect(() => {
    if (current !== username) void navigate({ to: '/app/community/chef/$username', params: { username: current }, replace: true });
  }, [current, username, navigate]);
}

function ChefPage({ chef }: { chef: Chef }) {
  const { username, about, followers, relation } = chef;
  usePageTitle(t.at({ username }));
  const isOwn = useAccount() !== undefined && relation === null;
  const pages = useRecipePages({ author: username, language });
  return (
    <>
      <Breadcrumb crumbs={[{ label: t.community, href: '/app/community' }, { label: t.at({ username }) }]} />
      <PantryLabel className="chef-head">
        <Face profile={chef} identity={username} />
        <div>
          <h1 className="h-32">{t.at({ username })}</h1>
          {about && (
            <p className="about" dir="auto">
              {about}
            </p>
          )}
          <Facts
            facts={[
              { name: t.recipes, value: pages.total === undefined ? '–' : `${pages.total}${pages.hasMoreThanTotal ? '+' : ''}` },
              { name: t.followers, value: followers.toLocaleString(language) },
            ]}
          />
          <div className="acts">
            <ChefActions chef={chef} isOwn={isOwn} />
            <ShareAddress title={t.at({ username })} />
            {relation && <MoreOfChef username={username} relation={relation} />}
          </div>
        </div>
      </PantryLabel>
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
      <h2 className="h-24 chef-recipes">{isOwn ? t.yourRecipes : t.recipes}</h2>
      <RecipeGrid pages={pages} empty={<NothingShared username={username} isOwn={isOwn} />} />
    </>
  );
}

/** What of the relation is to be done first: taking back what keeps the cooks apart, else following. */
function ChefActions({ chef: { username, relation }, isOwn }: { chef: Chef; isOwn: boolean }) {
  const change = useAction(() => {
    if (relation?.blocks) return write('PUT /community/chefs/:username/block', { username, blocks: false });
    if (relation?.mutes) return write('PUT /community/chefs/:username/mute', { username, mutes: false });
    return write('PUT /community/chefs/:username/follow', { username, follows: !relation?.follows });
  }, common.notSaved);
  if (isOwn)
    return (
      <ButtonLink href="/app/profile" icon={<IconPencil />}>
        {t.editProfile}
      </ButtonLink>
    );
  if (!relation)
    return (
      <ButtonLink variant="primary" href={signInAddress(`/app/community/chef/${username}`)} icon={<IconPlus />}>
        {t.follow}
      </ButtonLink>
    );
  if (relation.blocks || relation.mutes)
    return (
      <Button busy={change.busy} onClick={change.run}>
        {relation.blocks ? t.unblock : t.unmute}
      </Button>
    );
  return (
    <Button
      {...(!relation.follows && { variant: 'primary' })}
      aria-pressed={relation.follows}
      busy={change.busy}
      icon={relation.follows ? <IconCheck /> : <IconPlus />}
      onClick={change.run}
    >
      {relation.follows ? t.following : t.follow}
    </Button>
  );
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
