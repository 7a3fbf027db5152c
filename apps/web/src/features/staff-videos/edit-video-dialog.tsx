import type { StaffVideo, VideoCategory } from '@simmer/contracts';
import * as t from '@simmer/messages/staff-videos';
import { Dialog, useToast } from '@simmer/ui';
import { write } from '../../api/write';
import { useVideoChange } from './use-video-change';
import { VideoFields } from './video-fields';

interface EditVideoDialogProps {
  /** Undefined while none is edited. */
  video: StaffVideo | undefined;
  onClose: () => void;
  categories: readonly VideoCategory[];
}

/** Changes what is written about a video. */
export function EditVideoDialog({ video, onClose, categories }: EditVideoDialogProps) {
  const toast = useToast();
  const change = useVideoChange();
  return (
    <Dialog open={video !== undefined} onClose={onClose} title={t.editTitle}>
      {video && (
        <VideoFields
          key={video.id}
          initial={video}
          categories={categories}
          submit={t.save}
          onCancel={onClose}
          onSend={async (written) => {
            await change(write('PUT /staff/videos/:id', { id: video.id, revision: video.revision, ...written }));
            toast({ message: t.saved });
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
