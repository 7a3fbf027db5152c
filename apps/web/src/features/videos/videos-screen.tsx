import { queryOf } from '@simmer/client';
import type { Video } from '@simmer/contracts';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/videos';
import { VIDEOS_PER_PAGE } from '@simmer/contracts/constants';
import { Button, ButtonLink, EmptyState, SkeletonTray } from '@simmer/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { findOf } from '../../api/find-of';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';
import { VideoCard } from '../../video/video-card';
import { VideoDialog } from '../../video/video-dialog';
import { videoPages } from './use-videos';
import './videos.css';
import { isNarrowed, videosInput, type VideosSearch } from './videos-search';
import { VideosTools } from './videos-tools';

/** In view at once. */
const FIRST_CARDS = 3;
const SKELETONS = [0, 1, 2, 3, 4, 5];

interface VideosScreenProps {
  search: VideosSearch;
  onChange: (search: VideosSearch) => void;
}

/** Videos about Simmer. A list that can’t be read is shown as an empty one, as the specification says. */
export function VideosScreen({ search, onChange }: VideosScreenProps) {
  usePageTitle(t.title);
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    videoPages(videosInput(search)),
  );
  const { data: counts } = useQuery(queryOf(client, 'GET /video-counts', {}));
  const videos = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const open = (video: Video | undefined): void => {
    const { video: _before, ...rest } = search;
    onChange(video ? { ...rest, video: video.id } : rest);
  };
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">{t.title}</h1>
          <p className="t17 muted videos-lead">{t.lead}</p>
        </div>
      </div>
      <VideosTools search={search} onChange={onChange} counts={counts} />
      <p className="videos-line" role="status">
        <span className="strong">{isPending ? t.loading : t.count({ count: total })}</span>
        {videos.length > 0 && <span className="muted t15 end">{t.sorted[search.sort ?? 'newest']}</span>}
      </p>
      <h2 className="sr">{t.all}</h2>
      {isPending ? (
        <div className="video-cards" aria-hidden="true">
          {SKELETONS.map((index) => (
            <SkeletonTray key={index} />
          ))}
        </div>
      ) : videos.length > 0 ? (
        <ul className="video-cards">
          {videos.map((video, index) => (
            <VideoCard key={video.id} video={video} eager={index < FIRST_CARDS} onPlay={() => open(video)} />
          ))}
        </ul>
      ) : (
        <NoVideos search={search} onClear={() => onChange({})} onAgain={error ? () => void refetch() : undefined} />
      )}
      {hasNextPage && (
        <p className="videos-more">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? t.loadingMore : t.more({ count: Math.min(VIDEOS_PER_PAGE, total - videos.length) })}
          </Button>
        </p>
      )}
      <OpenVideo id={search.video} listed={videos} onClose={() => open(undefined)} onTag={(tag) => onChange({ tag })} />
    </>
  );
}

interface NoVideosProps {
  search: VideosSearch;
  onClear: () => void;
  /** Where the list could not be read. */
  onAgain: (() => void) | undefined;
}

function NoVideos({ search, onClear, onAgain }: NoVideosProps) {
  const narrowed = isNarrowed(search);
  return (
    <EmptyState
      picture={emptyPlate}
      title={titleOf(search)}
      actions={
        <>
          {onAgain ? (
            <Button variant="primary" onClick={onAgain}>
              {common.tryAgain}
            </Button>
          ) : (
            narrowed && (
              <Button variant="primary" onClick={onClear}>
                {t.clear}
              </Button>
            )
          )}
          <ButtonLink variant={narrowed || onAgain ? 'quiet' : 'primary'} href="/knowledge-base">
            {t.toHelp}
          </ButtonLink>
        </>
      }
    >
      {search.search !== undefined || search.tag !== undefined ? t.otherWords : t.written}
    </EmptyState>
  );
}

function titleOf(search: VideosSearch): string {
  const query = search.search ?? search.tag;
  if (query !== undefined) return t.noneFound({ query });
  return isNarrowed(search) ? t.noneHere : t.none;
}

interface OpenVideoProps {
  /** From the address, which may be older than the list. */
  id: string | undefined;
  listed: readonly Video[];
  onClose: () => void;
  onTag: (tag: string) => void;
}

function OpenVideo({ id, listed, onClose, onTag }: OpenVideoProps) {
  const known = listed.find((video) => video.id === id);
  const { data } = useQuery({ ...findOf(client, 'GET /videos/:id', { id: id ?? '' }), enabled: id !== undefined && known === undefined });
  const isGone = id !== undefined && known === undefined && data === null;
  return (
    <>
      {isGone && <p role="alert">{t.gone}</p>}
      <VideoDialog video={id === undefined ? undefined : (known ?? data ?? undefined)} onClose={onClose} onTag={onTag} />
    </>
  );
}
