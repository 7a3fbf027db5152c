import { newId, type RouteOutput } from '@simmer/client';
import type { VideoCategory } from '@simmer/contracts';
import { VIDEO_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/staff-videos';
import { Banner, Button, Dialog, DialogBody, IconAlertTriangle, TextField, useToast } from '@simmer/ui';
import { useState } from 'react';
import { write } from '../../api/write';
import { useForm } from '../../forms/use-form';
import { lengthOfDuration } from './length-of-duration';
import { useVideoChange } from './use-video-change';
import { VideoFields, type WrittenVideo } from './video-fields';

type Found = RouteOutput<'POST /staff/video-lookups'>;

interface AddVideoDialogProps {
  open: boolean;
  onClose: () => void;
  categories: readonly VideoCategory[];
}

/** Adds a video by its address: what the provider says of it first, then what staff write. */
export const AddVideoDialog = ({ open, onClose, categories }: AddVideoDialogProps) => (
  <Dialog open={open} onClose={onClose} title={t.add}>
    <AddVideo onClose={onClose} categories={categories} />
  </Dialog>
);

function AddVideo({ onClose, categories }: Omit<AddVideoDialogProps, 'open'>) {
  const toast = useToast();
  const change = useVideoChange();
  const [id] = useState(newId);
  const [found, setFound] = useState<Found>();
  const lookUp = useForm({
    idPrefix: 'lookup-',
    initial: { url: '', key: '' },
    // the key goes into the question and nowhere else
    send: async (asked) => setFound(await write('POST /staff/video-lookups', asked)),
  });

  async function add(written: WrittenVideo): Promise<void> {
    const video = { id, url: found?.youtube_id ?? '', ...written, metadata: found?.metadata ?? null };
    const { title } = await change(write('POST /staff/videos', video));
    toast({ message: t.wasAdded({ title }) });
    onClose();
  }

  return (
    <>
      <form onSubmit={lookUp.onSubmit} noValidate>
        <DialogBody>
          <TextField {...lookUp.field('url')} label={t.address} hint={t.addressHint} inputMode="url" autoComplete="off" />
          <TextField
            {...lookUp.field('key')}
            label={t.key}
            optional
            hint={t.keyHint}
            type="password"
            autoComplete="off"
            maxLength={VIDEO_LIMITS.key}
          />
          {lookUp.notice !== undefined && (
            <Banner tone="error" icon={<IconAlertTriangle />}>
              {lookUp.notice}
            </Banner>
          )}
          <Button type="submit" busy={lookUp.busy}>
            {t.lookUp}
          </Button>
          <LookedUp found={found} hasKey={lookUp.values.key !== ''} />
        </DialogBody>
      </form>
      {found?.known_as === null && (
        <VideoFields
          key={found.youtube_id + String(found.metadata?.title)}
          initial={found.metadata}
          categories={categories}
          submit={t.addIt}
          onSend={add}
          onCancel={onClose}
        />
      )}
    </>
  );
}

function LookedUp({ found, hasKey }: { found: Found | undefined; hasKey: boolean }) {
  if (!found) return null;
  if (found.known_as !== null) return <Banner tone="yolk">{t.here}</Banner>;
  if (!found.metadata) return hasKey ? <Banner tone="yolk">{t.nothingCame}</Banner> : null;
  const { title, channel_title: channel, duration, thumbnail_medium: medium, thumbnail_url: own } = found.metadata;
  const picture = medium ?? own;
  return (
    <div className="looked-up" role="status">
      {picture && <img src={picture} alt="" width={132} height={74} />}
      <div>
        <b dir="auto">{title}</b>
        <p className="t13 muted">{t.found({ channel, length: lengthOfDuration(duration) })}</p>
      </div>
    </div>
  );
}
