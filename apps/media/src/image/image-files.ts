import type { ImageDocument } from './image.schema';

const PUBLIC = '/media/';

/** The address under which the gateway serves a stored image. */
export const addressOf = (key: string): string => `${PUBLIC}${key}`;

/** The addresses of an image's variants. */
export const addressesOf = ({ image }: Pick<ImageDocument, 'image'>): string[] => (image?.variants ?? []).map(({ url }) => url);

/** The keys of all that the object store holds of an image. */
export function filesOf(document: Pick<ImageDocument, 'image' | 'originalKey' | 'portableKey'>): string[] {
  const variants = addressesOf(document).map((address) => address.slice(PUBLIC.length));
  return [...new Set([...variants, document.originalKey, document.portableKey])].filter((key) => key !== null);
}
