import type { Video } from '@simmer/contracts';
import * as t from '@simmer/messages/videos';
import { IconPlayerPlay, Tag } from '@simmer/ui';
import { lengthOf } from './length';
import { VideoThumbnail } from './video-thumbnail';
import './video-card.css';

interface VideoCardProps {
  video: Video;
  onPlay: () => void;
  /** In view at once. */
  eager?: boolean;
}

/** A video in a list: one button, named by its title, length and place. */
export const VideoCard = ({ video, onPlay, eager }: VideoCardProps) => (
  <li className="video-card">
    <button type="button" onClick={onPlay}>
      <span className="video-card-picture">
        <VideoThumbnail video={video} eager={eager} />
        <span className="video-card-play">
          <IconPlayerPlay />
        </span>
        {video.duration_seconds > 0 && <Tag>{lengthOf(video.duration_seconds)}</Tag>}
      </span>
      <b>{video.title}</b>
      <span className="meta">
        <span>{t.tabs[video.tab]}</span>
        {video.view_count > 0 && <span className="dot nowrap">{t.views({ count: video.view_count })}</span>}
      </span>
    </button>
  </li>
);
