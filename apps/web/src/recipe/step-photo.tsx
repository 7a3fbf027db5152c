import type { Recipe } from '@simmer/contracts';
import { stepPhoto } from '@simmer/messages/recipe';
import { Tray } from '@simmer/ui';
import './step-photo.css';
import { usePhoto } from './use-photo';

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
  const { isMissing, photo } = usePhoto(image?.id, image);
  if (isMissing) return null;
  return (
    <Tray
      key={named}
      className="step-photo"
      alt={stepPhoto({ number: step + 1 })}
      sizes={sizes}
      loading="lazy"
      decoding="async"
      {...photo}
    />
  );
}
