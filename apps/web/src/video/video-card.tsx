import type { Video } from '@simmer/contracts';
import * as t from '@simmer/messages/videos';
import { IconPlayerPlay, Meta, Tag } from '@simmer/ui';
import { lengthOf } from './length';
import { VideoThumbnail } from './video-thumbnail';
import './video-card.css';

interface VideoCardProps {
  video: Video;
  onPlay: () => void;
  /** In view at once. */
  eager?: boolean;
}

/** A video in a list. The button of its title lies over the whole card. */
export const VideoCard = ({ video, onPlay, eager }: VideoCardProps) => (
  <li className="video-card">
    <div className="video-card-picture">
      <VideoThumbnail video={video} eager={eager} />
      <span className="video-card-play">
        <IconPlayerPlay />
      </span>
      {video.duration_seconds > 0 && <Tag>{lengthOf(video.duration_seconds)}</Tag>}
    </div>
    <h3>
      <button type="button" onClick={onPlay}>
        {video.title}
      </button>
    </h3>
    <Meta facts={[t.tabs[video.tab], ...(video.view_count > 0 ? [t.views({ count: video.view_count })] : [])]} />
  </li>
);
