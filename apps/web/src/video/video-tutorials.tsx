import type { Video } from '@simmer/contracts';
import { VIDEO_TABS, type VideoTab } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/videos';
import { Tabs, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { client } from '../api/client';
import { tutorialCounts, tutorialsOf } from './tutorials-data';
import { VideoCard } from './video-card';

// the player is loaded with the first video that is opened
const VideoDialog = lazy(() => import('./video-dialog').then((module) => ({ default: module.VideoDialog })));

/** Videos on the help page, a tab for each part of Simmer. `label` is the heading above them. */
export function VideoTutorials({ label }: { label: string }) {
  const [tab, setTab] = useState<VideoTab>('recipes');
  const [open, setOpen] = useState<Video>();
  const { data: counts } = useQuery(tutorialCounts(client));
  const { data, isPending } = useQuery(tutorialsOf(tab, client));
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
