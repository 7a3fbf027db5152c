import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/editor';
import { Button, IconCamera, IconPhoto, Tray } from '@simmer/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import emptyPlate from '../../../app/plates/empty.svg';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { StoredPhoto } from '../../../recipe/stored-photo';
import { PictureInput } from '../../../recipe/picture-input';
import type { PhotoUpload } from '../../../recipe/use-photo-upload';
import { takeSharedFiles } from '../../../service-worker/shared-files';

interface PhotoFieldProps {
  /** The recipe as saved, for its picture; undefined for a new one. */
  recipe: Recipe | undefined;
  imageId: string | null;
  imageUrl: string | null;
  photo: PhotoUpload;
  onRemove: () => void;
}

/** The picture: drawn from the ingredients until there is a photo. */
export function PhotoField({ recipe, imageId, imageUrl, photo: { previewOf, busy, problem, upload }, onRemove }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const preview = previewOf(imageId);
  const hasPhoto = imageId !== null || imageUrl !== null;
  const takeShared = useEffectEvent(([shared]: readonly File[]) => {
    if (shared) upload(shared);
  });
  const isNew = recipe === undefined;
  useEffect(() => {
    // a photo that was shared from another app opens a new recipe
    if (isNew) void takeSharedFiles().then(takeShared);
  }, [isNew]);
  return (
    <aside className="side" aria-label={t.photo}>
      <h2 className="label-text">{t.photo}</h2>
      <Picture preview={preview} recipe={recipe} imageId={imageId} hasPhoto={hasPhoto} />
      <p className="hint">{hasPhoto ? t.photoShown : t.photoDrawn}</p>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="photo-actions">
        <PictureInput ref={input} onPicture={upload} />
        <PictureInput ref={camera} capture="environment" onPicture={upload} />
        <Button ref={choose} size="sm" icon={<IconPhoto />} busy={busy} onClick={() => input.current?.click()}>
          {hasPhoto ? t.changePhoto : t.addPhoto}
        </Button>
        <Button size="sm" className="take-photo" icon={<IconCamera />} disabled={busy} onClick={() => camera.current?.click()}>
          {t.takePhoto}
        </Button>
        {hasPhoto && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              onRemove();
              // the button that was pressed goes away
              choose.current?.focus();
            }}
          >
            {t.removePhoto}
          </Button>
        )}
      </div>
    </aside>
  );
}

interface PictureProps extends Pick<PhotoFieldProps, 'recipe' | 'imageId'> {
  preview: string | undefined;
  hasPhoto: boolean;
}

function Picture({ preview, recipe, imageId, hasPhoto }: PictureProps) {
  if (preview) return <Tray src={preview} />;
  // added before the page was loaded again
  if (imageId !== null && imageId !== recipe?.image_id) return <StoredPhoto id={imageId} />;
  if (!recipe) return <Tray className="no-dish" ground="oat" src={emptyPlate} />;
  const shown = hasPhoto ? recipe : { ...recipe, image: null, image_url: null };
  return <RecipePicture of={shown} sizes="320px" eager />;
}
