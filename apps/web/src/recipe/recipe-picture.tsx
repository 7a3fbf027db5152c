import { Tray, type TrayGround } from '@simmer/ui';
import emptyPlate from '../app/plates/empty.svg';
import type { Pictured } from './picture-sources';
import { usePhoto } from './use-photo';

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
  const id = image?.id ?? (image_url && isShown(image_url) ? image_url : undefined);
  const { isMissing, photo } = usePhoto(id, image);
  // one that the server has not seen has no drawing yet
  const shown = isMissing ? { src: plate.url || emptyPlate } : image ? photo : { ...photo, src: id };
  return <Tray ground={ground} thumb={thumb} sizes={sizes} {...loading} {...shown} />;
}
