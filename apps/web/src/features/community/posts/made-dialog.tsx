import { RequestProblem } from '@simmer/client';
import type { MadeEntry } from '@simmer/contracts';
import { POST_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/posts';
import { Button, Dialog, DialogBody, DialogFoot, IconCamera, TextAreaField, Tray, useToast } from '@simmer/ui';
import { type FormEvent, useRef, useState } from 'react';
import { write } from '../../../api/write';
import { PictureInput } from '../../../recipe/picture-input';
import { today } from '../../../recipe/today';
import { usePhoto } from '../../../recipe/use-photo';
import { usePhotoUpload } from '../../../recipe/use-photo-upload';

interface MadeDialogProps {
  recipeId: string;
  /** What was said today already. */
  said: MadeEntry | null;
  onClose: () => void;
}

/** How it was and what came of it. What is refused leaves everything as it was typed. */
export function MadeDialog({ recipeId, said, onClose }: MadeDialogProps) {
  const [note, setNote] = useState(said?.note ?? '');
  const [imageId, setImageId] = useState(said?.image_id ?? null);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const upload = usePhotoUpload(setImageId);
  const toast = useToast();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving || upload.busy) return;
    setSaving(true);
    try {
      const saved = await write('PUT /community/recipes/:id/made', { id: recipeId, date: today(), note, image_id: imageId });
      toast({ message: saved.held ? t.savedAndHeld : t.thanks });
      onClose();
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setProblem(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={said ? t.changeToday : t.iMadeIt}>
      <form onSubmit={(event) => void save(event)}>
        <DialogBody>
          <div className="made-form">
            <ChosenPhoto said={said} imageId={imageId} preview={upload.previewOf(imageId)} />
            <PictureInput ref={input} onPicture={upload.upload} />
            <div className="acts">
              <Button ref={choose} size="sm" icon={<IconCamera />} busy={upload.busy} onClick={() => input.current?.click()}>
                {upload.busy ? t.addingPhoto : imageId === null ? t.addPhoto : t.changePhoto}
              </Button>
              {imageId !== null && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    upload.clear();
                    setImageId(null);
                    // the button that was pressed goes away
                    choose.current?.focus();
                  }}
                >
                  {t.removePhoto}
                </Button>
              )}
            </div>
            <p className="hint">{t.photoHint}</p>
            {upload.problem && (
              <p className="error" role="alert">
                {upload.problem}
              </p>
            )}
            <TextAreaField
              label={t.note}
              optional
              placeholder={t.noteExample}
              hint={t.everybodySees}
              rows={3}
              maxLength={POST_LIMITS.note}
              value={note}
              error={problem}
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving || upload.busy}>
            {t.save}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** The photo that was just chosen, or that of before. */
function ChosenPhoto({ said, imageId, preview }: { said: MadeEntry | null; imageId: string | null; preview: string | undefined }) {
  const stored = said?.image?.id === imageId ? said?.image : null;
  const { isMissing, photo } = usePhoto(stored?.id, stored);
  if (preview) return <Tray alt={t.yourPhoto} src={preview} />;
  return isMissing ? null : <Tray alt={t.yourPhoto} sizes="320px" {...photo} />;
}
