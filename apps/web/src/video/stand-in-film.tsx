import type { Video } from '@simmer/contracts';
import * as t from '@simmer/messages/videos';
import { IconButton, IconMaximize, IconPlayerPause, IconPlayerPlay, Tag, Tray, type TrayGround } from '@simmer/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chapterAt } from './chapter-at';
import { useFilmClock } from './film-clock';
import { lengthOf } from './length';

/** Of a demo video that says nothing of its length. */
const USUAL_SECONDS = 60;

interface StandInFilmProps {
  video: Video;
  /** Second at which it begins. */
  start: number;
  /** Told the chapter whenever another one begins, by its place. */
  onChapter: (chapter: number) => void;
}

/** A film that is drawn in place of a recording: the poster, and the chapters by their time. It says of itself what it is. */
export function StandInFilm({ video, start, onChapter }: StandInFilmProps) {
  const length = video.duration_seconds || USUAL_SECONDS;
  const { at, isRunning, isOver, seek, play, pause } = useFilmClock(length, start);
  const screen = useRef<HTMLDivElement>(null);
  const chapter = chapterAt(video.chapters, at);
  const tellChapter = useEffectEvent(onChapter);
  useEffect(() => tellChapter(chapter), [chapter]);
  const time = lengthOf(at);
  return (
    <div ref={screen} className="video-film" role="group" aria-label={t.film}>
      <div className="video-film-picture">
        <Tray className={isRunning ? 'is-running' : undefined} ground={video.plate.ground as TrayGround} src={video.plate.url} />
        <p className="video-film-chapter">{video.chapters[chapter]?.title ?? video.title}</p>
        <Tag>{t.film}</Tag>
      </div>
      <div className="video-film-controls">
        <IconButton label={isRunning ? t.pauseFilm : isOver ? t.again : t.playFilm} onClick={isRunning ? pause : play}>
          {isRunning ? <IconPlayerPause /> : <IconPlayerPlay />}
        </IconButton>
        <span>{time}</span>
        <span className="video-film-seek">
          <input
            type="range"
            aria-label={t.seek}
            aria-valuetext={t.at({ time, length: lengthOf(length) })}
            min={0}
            max={length}
            value={Math.floor(at)}
            onChange={({ target }) => seek(Number(target.value))}
          />
        </span>
        <span>{lengthOf(length)}</span>
        {document.fullscreenEnabled && (
          <IconButton label={t.fullScreen} onClick={() => void screen.current?.requestFullscreen()}>
            <IconMaximize />
          </IconButton>
        )}
      </div>
    </div>
  );
}
