import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/editor';
import { Button, IconCamera, IconPhoto, Tray } from '@simmer/ui';
import { useRef } from 'react';
import emptyPlate from '../../../app/plates/empty.svg';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { PictureInput } from './picture-input';
import type { PhotoUpload } from './use-photo-upload';

interface PhotoFieldProps {
  /** The recipe as saved, for its picture; undefined for a new one. */
  recipe: Recipe | undefined;
  imageId: string | null;
  photo: PhotoUpload;
  onRemove: () => void;
}

/** The picture: drawn from the ingredients until there is a photo. */
export function PhotoField({ recipe, imageId, photo: { previewOf, busy, problem, upload }, onRemove }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const preview = previewOf(imageId);
  const hasPhoto = imageId !== null;
  return (
    <aside className="side" aria-label={t.photo}>
      <h2 className="label-text">{t.photo}</h2>
      <Picture preview={preview} recipe={recipe} hasPhoto={hasPhoto} />
      <p className="hint">{hasPhoto ? t.photoShown : t.photoDrawn}</p>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="photo-actions">
        <PictureInput ref={input} onPicture={upload} />
        <PictureInput ref={camera} capture="environment" onPicture={upload} />
        <Button size="sm" icon={<IconPhoto />} busy={busy} onClick={() => input.current?.click()}>
          {hasPhoto ? t.changePhoto : t.addPhoto}
        </Button>
        <Button size="sm" className="take-photo" icon={<IconCamera />} disabled={busy} onClick={() => camera.current?.click()}>
          {t.takePhoto}
        </Button>
        {hasPhoto && (
          <Button size="sm" variant="quiet" onClick={onRemove}>
            {t.removePhoto}
          </Button>
        )}
      </div>
    </aside>
  );
}

function Picture({ preview, recipe, hasPhoto }: { preview: string | undefined; recipe: Recipe | undefined; hasPhoto: boolean }) {
  if (preview) return <Tray src={preview} />;
  if (!recipe) return <Tray className="no-dish" ground="oat" src={emptyPlate} />;
  const shown = hasPhoto ? recipe : { ...recipe, image: null, image_url: null };
  return <RecipePicture of={shown} sizes="320px" eager />;
}
