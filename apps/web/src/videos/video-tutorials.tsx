import { queryOf } from '@simmer/client';
import type { Video } from '@simmer/contracts';
import { HELP_PAGE_VIDEOS, VIDEO_TABS, type VideoTab } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/videos';
import { Tabs, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { client } from '../api/client';
import { VideoCard } from './video-card';

// the player is loaded with the first video that is opened
const VideoDialog = lazy(() => import('./video-dialog').then((module) => ({ default: module.VideoDialog })));

/** What the help page asks for of a tab: six, what staff feature first, then the newest. */
export const tutorialsOf = (tab: VideoTab, api: Pick<typeof client, 'call'> = client) =>
  queryOf(api, 'GET /videos', { tab, limit: HELP_PAGE_VIDEOS, featured_first: true });

/** Videos on the help page, a tab for each part of Simmer. `label` is the heading above them. */
export function VideoTutorials({ label }: { label: string }) {
  const [tab, setTab] = useState<VideoTab>('recipes');
  const [open, setOpen] = useState<Video>();
  const { data: counts } = useQuery(queryOf(client, 'GET /video-counts', {}));
  const { data, isPending } = useQuery(tutorialsOf(tab));
  const videos = data?.items ?? [];
  const isEmpty = counts === undefined || Object.values(counts.tabs).every((count) => count === 0);
  return (
    <>
      <Tabs
        label={label}
        tabs={VIDEO_TABS.map((id) => ({ id, label: t.tabs[id], count: counts?.tabs[id] ?? 0 }))}
        selected={tab}
        onSelect={setTab}
      >
        {videos.length > 0 ? (
          <ul className="video-cards">
            {videos.map((video) => (
              <VideoCard key={video.id} video={video} onPlay={() => setOpen(video)} />
            ))}
          </ul>
        ) : (
          <p role="status">{isPending ? t.loading : isEmpty ? t.none : t.noneHere}</p>
        )}
      </Tabs>
      <p>
        <TextLink href="/app/videos">{t.all}</TextLink>
      </p>
      {open && (
        <Suspense>
          <VideoDialog video={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
