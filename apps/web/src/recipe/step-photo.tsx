import type { Recipe } from '@simmer/contracts';
import { stepPhoto } from '@simmer/messages/recipe';
import { Tray } from '@simmer/ui';
import { useState } from 'react';
import { sourcesOf } from './picture-sources';
import './step-photo.css';
import { useBlurred } from './use-blurred';

interface StepPhotoProps {
  recipe: Pick<Recipe, 'instructions' | 'step_images'>;
  /** Which of its steps, from 0. */
  step: number;
  /** How wide it is shown, as in the `sizes` attribute of an image. */
  sizes: string;
}

/** The photo of a step; nothing for a step without one, nor where it has not arrived or does not come. */
export function StepPhoto({ recipe: { instructions, step_images }, step, sizes }: StepPhotoProps) {
  const named = instructions[step]?.image_id;
  const image = step_images.find(({ id }) => id === named);
  const [shown, setShown] = useState<string>();
  const [missing, setMissing] = useState<string>();
  const blurred = useBlurred(image && image.id !== shown ? image.thumbhash : undefined);
  if (!image || image.id === missing) return null;
  return (
    <Tray
      key={image.id}
      className="step-photo"
      alt={stepPhoto({ number: step + 1 })}
      avif={sourcesOf(image, 'avif')}
      srcSet={sourcesOf(image, 'webp')}
      src={image.variants.findLast(({ format }) => format === 'webp')?.url}
      sizes={sizes}
      width={image.width}
      height={image.height}
      blurred={blurred}
      loading="lazy"
      decoding="async"
      onLoad={() => setShown(image.id)}
      onError={() => setMissing(image.id)}
    />
  );
}
