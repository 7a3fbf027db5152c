import type { RecipeSummary } from '@simmer/contracts';
import { Tray, type TrayGround } from '@simmer/ui';
import { useState } from 'react';
import emptyPlate from '../app/plates/empty.svg';
import { sourcesOf } from './picture-sources';
import { useBlurred } from './use-blurred';

type Pictured = Pick<RecipeSummary, 'image' | 'image_url' | 'plate'>;

interface RecipePictureProps {
  of: Pictured;
  /** How wide it is shown, as in the `sizes` attribute of an image. */
  sizes: string;
  thumb?: boolean;
  /** In view at once: load it first. */
  eager?: boolean;
}

/** Pages here show nothing that comes without encryption. */
const isShown = (address: string): boolean => !address.startsWith('http:');

/** A recipe's photo in the size that fits, or its drawn plate, also where the photo does not come. The title stands beside it, so it needs no text of its own. */
export function RecipePicture({ of: { image, image_url, plate }, sizes, thumb, eager }: RecipePictureProps) {
  const ground = plate.ground as TrayGround;
  const loading = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  const photo = image?.id ?? (image_url && isShown(image_url) ? image_url : undefined);
  const [missing, setMissing] = useState<string>();
  const [shown, setShown] = useState<string>();
  const blurred = useBlurred(image && image.id !== shown ? image.thumbhash : undefined);
  // one that the server has not seen has no drawing yet
  if (photo === undefined || photo === missing)
    return <Tray ground={ground} thumb={thumb} src={plate.url || emptyPlate} sizes={sizes} {...loading} />;
  const onError = (): void => setMissing(photo);
  // on a page that the server drew it may have failed before anybody listened
  const ref = (picture: HTMLImageElement | null): void => {
    if (picture?.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) onError();
  };
  if (image) {
    const largest = image.variants.findLast((variant) => variant.format === 'webp');
    return (
      <Tray
        ground={ground}
        thumb={thumb}
        avif={sourcesOf(image, 'avif')}
        srcSet={sourcesOf(image, 'webp')}
        src={largest?.url}
        sizes={sizes}
        width={image.width}
        height={image.height}
        blurred={blurred}
        onLoad={() => setShown(image.id)}
        onError={onError}
        ref={ref}
        {...loading}
      />
    );
  }
  return <Tray ground={ground} thumb={thumb} src={photo} sizes={sizes} onError={onError} ref={ref} {...loading} />;
}
