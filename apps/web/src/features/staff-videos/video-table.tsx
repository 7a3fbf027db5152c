import type { StaffVideo } from '@simmer/contracts';
import { tabs } from '@simmer/messages/videos';
import * as t from '@simmer/messages/staff-videos';
import { IconButton, IconEye, IconEyeOff, IconPencil, Star, Table, Tag, useToast } from '@simmer/ui';
import { write } from '../../api/write';
import { useAttempt } from '../../forms/use-action';
import { lengthOf } from '../../video/length';
import { VideoThumbnail } from '../../video/video-thumbnail';
import { useVideoChange } from './use-video-change';

interface VideoTableProps {
  videos: readonly StaffVideo[];
  onEdit: (video: StaffVideo) => void;
}

/** The videos with what can be done about each. */
export const VideoTable = ({ videos, onEdit }: VideoTableProps) => (
  <Table label={t.states.all} className="staff-table">
    <thead>
      <tr>
        <th scope="col">{t.video}</th>
        <th scope="col" className="opt">
          {t.place}
        </th>
        <th scope="col" className="opt">
          {t.added}
        </th>
        <th scope="col">
          <span className="sr">{t.actions}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {videos.map((video) => (
        <Row key={video.id} video={video} onEdit={() => onEdit(video)} />
      ))}
    </tbody>
  </Table>
);

function Row({ video, onEdit }: { video: StaffVideo; onEdit: () => void }) {
  const attempt = useAttempt();
  const toast = useToast();
  const change = useVideoChange();
  const { id, title, revision, is_featured: isFeatured, is_active: isActive } = video;

  const setActive = async (to: boolean, from: number): Promise<void> => {
    const changed = await change(write('PUT /staff/videos/:id/active', { id, revision: from, is_active: to }));
    toast({
      message: to ? t.shown({ title }) : t.hid({ title }),
      action: to ? undefined : { label: t.undo, onAction: () => void attempt(() => setActive(true, changed.revision)) },
    });
  };
  const setFeatured = () => change(write('PUT /staff/videos/:id/featured', { id, revision, is_featured: !isFeatured }));

  return (
    <tr>
      <td>
        <div className="staff-video">
          <VideoThumbnail video={video} />
          <div>
            <b dir="auto">{title}</b>
            <small>{lengthOf(video.duration_seconds)}</small>
            {!isActive && <Tag tone="tomato">{t.hidden}</Tag>}
            {isFeatured && <Tag tone="yolk">{t.featured}</Tag>}
            {video.is_demo && <Tag>{t.demo}</Tag>}
          </div>
        </div>
      </td>
      <td className="opt">{tabs[video.tab]}</td>
      <td className="opt when">
        <time dateTime={video.added_at}>{t.on({ at: new Date(video.added_at) })}</time>
      </td>
      <td className="staff-video-actions">
        <IconButton label={t.edit({ title })} onClick={onEdit}>
          <IconPencil />
        </IconButton>
        <IconButton
          label={isFeatured ? t.unfeature({ title }) : t.feature({ title })}
          aria-pressed={isFeatured}
          onClick={() => void attempt(setFeatured)}
        >
          <Star />
        </IconButton>
        <IconButton
          label={isActive ? t.hide({ title }) : t.showAgain({ title })}
          onClick={() => void attempt(() => setActive(!isActive, revision))}
        >
          {isActive ? <IconEyeOff /> : <IconEye />}
        </IconButton>
      </td>
    </tr>
  );
}
