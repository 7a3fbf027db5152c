import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/editor';
import { stepPhoto } from '@simmer/messages/recipe';
import { IconButton, IconCamera, IconPhoto, TextButton, Ticks, Tray } from '@simmer/ui';
import { useRef } from 'react';
import { StoredPhoto } from '../../../recipe/stored-photo';
import { PictureInput } from '../../../recipe/picture-input';
import type { PhotoUpload } from '../../../recipe/use-photo-upload';

/** The buttons that give a step a photo, or another one. */
export function StepPhotoButtons({ number, hasPhoto, photo }: { number: number; hasPhoto: boolean; photo: PhotoUpload }) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <PictureInput ref={input} onPicture={photo.upload} />
      <PictureInput ref={camera} capture="environment" onPicture={photo.upload} />
      <IconButton label={(hasPhoto ? t.changeStepPhoto : t.addStepPhoto)({ number })} onClick={() => input.current?.click()}>
        <IconPhoto />
      </IconButton>
      <IconButton className="take-photo" label={t.takeStepPhoto({ number })} onClick={() => camera.current?.click()}>
        <IconCamera />
      </IconButton>
    </>
  );
}

interface StepPhotoFieldProps {
  number: number;
  imageId: string | undefined;
  /** The photos of the recipe as saved. */
  stepImages: Recipe['step_images'] | undefined;
  photo: PhotoUpload;
  onRemove: () => void;
}

/** The photo of a step, on its way or there; nothing for a step without one. */
export function StepPhotoField({ number, imageId, stepImages, photo: { busy, problem, previewOf }, onRemove }: StepPhotoFieldProps) {
  const preview = previewOf(imageId ?? null);
  const alt = stepPhoto({ number });
  return (
    <>
      {(busy || imageId !== undefined) && (
        <div className="step-picture">
          {imageId !== undefined &&
            (preview ? <Tray src={preview} alt={alt} /> : <StoredPhoto id={imageId} known={stepImages} alt={alt} />)}
          {busy ? (
            <span className="t15 muted" role="status">
              <Ticks on={1} /> {t.addingPhoto}
            </span>
          ) : (
            <TextButton onClick={onRemove}>
              {t.removePhoto} <span className="sr">{t.stepNumber({ number })}</span>
            </TextButton>
          )}
        </div>
      )}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
