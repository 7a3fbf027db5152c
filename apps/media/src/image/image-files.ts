import { withheldKey } from '@simmer/kit';
import type { ImageDocument } from './image.schema';

const PUBLIC = '/media/';

/** The address under which the gateway serves a stored image. */
export const addressOf = (key: string): string => `${PUBLIC}${key}`;

/** The addresses of an image's variants. */
export const addressesOf = ({ image }: Pick<ImageDocument, 'image'>): string[] => (image?.variants ?? []).map(({ url }) => url);

/** The keys under which an image's variants are public. */
export const publicKeysOf = (document: Pick<ImageDocument, 'image'>): string[] =>
  addressesOf(document).map((address) => address.slice(PUBLIC.length));

/** Nothing stands here in records of earlier releases. */
export const isWithheld = ({ withheldFor }: Partial<Pick<ImageDocument, 'withheldFor'>>): boolean => (withheldFor ?? []).length > 0;

type Files = Pick<ImageDocument, 'image' | 'originalKey' | 'portableKey'> & Partial<Pick<ImageDocument, 'withheldFor'>>;

/** The keys of all that the object store holds of an image. */
export function filesOf(document: Files): string[] {
  const keys = publicKeysOf(document);
  const variants = isWithheld(document) ? keys.map(withheldKey) : keys;
  return [...new Set([...variants, document.originalKey, document.portableKey])].filter((key) => key !== null);
}
