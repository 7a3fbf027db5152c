import { RequestProblem } from '@simmer/client';
import type { CookedEntry } from '@simmer/contracts';
import { RECIPE_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/cooked-log';
import * as recipeTexts from '@simmer/messages/recipe';
import { Button, Dialog, DialogBody, DialogFoot, IconCamera, TextAreaField, TextField, Tray } from '@simmer/ui';
import { type FormEvent, useRef, useState } from 'react';
import { write } from '../../../api/write';
import { usePhotoUpload } from '../../../recipe/use-photo-upload';
import { tooLong } from '../too-long';

interface CookedDialogProps {
  recipeId: string;
  entry: CookedEntry;
  onClose: () => void;
}

/** When it was cooked, for how many, how it was and how it looked. */
export function CookedDialog({ recipeId, entry, onClose }: CookedDialogProps) {
  const [said, setSaid] = useState(entry);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const photo = usePhotoUpload((image_id) => setSaid((now) => ({ ...now, image_id })));
  const preview = photo.previewOf(said.image_id);
  const noteProblem = tooLong(said.note, RECIPE_LIMITS.cookedNote);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (noteProblem || isSaving) return;
    setSaving(true);
    try {
      const { id: entryId, ...rest } = said;
      await write('PUT /recipes/:id/cooked-on/:entryId', { id: recipeId, entryId, ...rest });
      onClose();
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      setProblem(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={t.dialogTitle}>
      <form onSubmit={(event) => void save(event)}>
        <DialogBody>
          <div className="cooked-form">
            <TextField
              type="date"
              label={t.date}
              required
              value={said.date}
              onChange={(event) => setSaid({ ...said, date: event.target.value })}
            />
            <TextField
              type="number"
              label={t.servingsLabel}
              inputMode="decimal"
              min={1}
              max={RECIPE_LIMITS.servings}
              value={said.servings ?? ''}
              onChange={(event) => setSaid({ ...said, servings: event.target.value === '' ? null : Number(event.target.value) })}
            />
            <TextAreaField
              label={t.note}
              rows={3}
              value={said.note}
              error={noteProblem}
              hint={t.noteHint}
              onChange={(event) => setSaid({ ...said, note: event.target.value })}
            />
            {preview && <Tray className="cooked-photo" src={preview} />}
            <input
              ref={file}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              hidden
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                event.target.value = '';
                if (chosen) photo.upload(chosen);
              }}
            />
            <Button size="sm" icon={<IconCamera />} busy={photo.busy} onClick={() => file.current?.click()}>
              {said.image_id === null ? t.addPhoto : t.changePhoto}
            </Button>
            {(photo.problem ?? problem) && (
              <p className="error" role="alert">
                {photo.problem ?? problem}
              </p>
            )}
          </div>
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose}>
            {recipeTexts.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving || photo.busy}>
            {t.save}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
