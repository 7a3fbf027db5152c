import type { ImageDocument } from './image.schema';

const PUBLIC = '/media/';

/** The address under which the gateway shows a finished picture. */
export const addressOf = (key: string): string => `${PUBLIC}${key}`;

/** The addresses of a picture's variants. */
export const addressesOf = ({ image }: Pick<ImageDocument, 'image'>): string[] => (image?.variants ?? []).map(({ url }) => url);

/** The keys of all that the object store holds of a picture. */
export function filesOf(picture: Pick<ImageDocument, 'image' | 'originalKey' | 'portableKey'>): string[] {
  const variants = addressesOf(picture).map((address) => address.slice(PUBLIC.length));
  return [...new Set([...variants, picture.originalKey, picture.portableKey])].filter((key) => key !== null);
}
