import type { RecipeSummary } from '@simmer/contracts';
import { type RefCallback, useState } from 'react';
import { sourcesOf } from './picture-sources';
import { useBlurred } from './use-blurred';

type Image = NonNullable<RecipeSummary['image']>;

/** A photo as attributes of its `Tray`, blurred until it has come. `isMissing` when it does not come. `id` is the address of one that is not our own. */
export function usePhoto(id: string | undefined, image: Image | null | undefined) {
  const [missing, setMissing] = useState<string>();
  const [shown, setShown] = useState<string>();
  const blurred = useBlurred(image && image.id !== shown ? image.thumbhash : undefined);
  const onError = (): void => setMissing(id);
  const onLoad = (): void => setShown(id);
  // on a page that the server rendered it may have come, or failed, before anybody listened
  const ref: RefCallback<HTMLImageElement> = (picture) => {
    if (picture?.complete && picture.currentSrc !== '') (picture.naturalWidth > 0 ? onLoad : onError)();
  };
  const sources = image && {
    avif: sourcesOf(image, 'avif'),
    srcSet: sourcesOf(image, 'webp'),
    src: image.variants.findLast(({ format }) => format === 'webp')?.url,
    width: image.width,
    height: image.height,
    blurred,
  };
  return { isMissing: id === undefined || id === missing, photo: { ...sources, onLoad, onError, ref } };
}
