import type { Video } from '@simmer/contracts';
import { VIDEO_ID } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/videos';
import { ButtonLink, Chip, Chips, Dialog, DialogBody, IconVideoOff, TextLink } from '@simmer/ui';
import { useState } from 'react';
import { chapterAt } from './chapter-at';
import { RecipeNow } from './recipe-now';
import { StandInFilm } from './stand-in-film';
import { VideoChapters } from './video-chapters';
import { YouTubeFrame } from './youtube-frame';
import './video-dialog.css';

interface VideoDialogProps {
  /** Undefined while none is chosen. */
  video: Video | undefined;
  onClose: () => void;
  /** Where a list can be narrowed to a tag. */
  onTag?: (tag: string) => void;
}

/** Plays a video, with its chapters and the recipe that it cooks. */
export function VideoDialog({ video, onClose, onTag }: VideoDialogProps) {
  const isValid = video !== undefined && (video.is_demo || VIDEO_ID.test(video.youtube_id));
  return (
    <Dialog open={video !== undefined} onClose={onClose} title={isValid ? video.title : t.invalid} wide={isValid}>
      {video && (isValid ? <Stage key={video.id} video={video} onTag={onTag} /> : <InvalidVideo />)}
    </Dialog>
  );
}

const InvalidVideo = () => (
  <DialogBody>
    <p className="video-invalid" role="alert">
      <IconVideoOff size={24} />
      {t.invalidText}
    </p>
    <p>
      <ButtonLink size="sm" href="/contact">
        {t.tellUs}
      </ButtonLink>
    </p>
  </DialogBody>
);

/** Where a chapter was chosen: the same one again begins again. */
interface Place {
  seconds: number;
  times: number;
}

function Stage({ video, onTag }: { video: Video; onTag: VideoDialogProps['onTag'] }) {
  const { chapters, recipe_slug: slug } = video;
  const [place, setPlace] = useState<Place>({ seconds: 0, times: 0 });
  const [current, setCurrent] = useState(() => chapterAt(chapters, 0));
  const choose = (chapter: number): void => {
    setCurrent(chapter);
    setPlace(({ times }) => ({ seconds: chapters[chapter]?.at ?? 0, times: times + 1 }));
  };
  return (
    <div className={chapters.length > 0 ? 'video-stage has-chapters' : 'video-stage'}>
      <div className="video-left">
        <div className="video-screen">
          {video.is_demo ? (
            <StandInFilm key={place.times} video={video} start={place.seconds} onChapter={setCurrent} />
          ) : (
            <YouTubeFrame key={place.times} youtubeId={video.youtube_id} title={video.title} start={place.seconds} />
          )}
        </div>
        {slug !== null && <RecipeNow slug={slug} chapter={chapters[current]} />}
        <About video={video} onTag={onTag} />
      </div>
      {chapters.length > 0 && <VideoChapters chapters={chapters} current={current} onChoose={choose} />}
    </div>
  );
}

function About({ video, onTag }: { video: Video; onTag: VideoDialogProps['onTag'] }) {
  return (
    <section className="video-about" aria-label={t.about}>
      {video.is_demo && <p className="t15 muted">{t.standIn}</p>}
      {video.description && (
        <p className="t15 video-description" dir="auto">
          {video.description}
        </p>
      )}
      {onTag && video.tags.length > 0 && (
        <Chips role="group" aria-label={t.tagged}>
          {video.tags.map((tag) => (
            <Chip key={tag} onClick={() => onTag(tag)}>
              {tag}
            </Chip>
          ))}
        </Chips>
      )}
      {!video.is_demo && (
        <p className="t15 muted">
          {t.notPlaying}{' '}
          <TextLink href={video.url} rel="noreferrer" target="_blank">
            {t.watchAtProvider}
          </TextLink>
        </p>
      )}
    </section>
  );
}
