import type { RecipeSummary } from '@simmer/contracts';

type Image = NonNullable<RecipeSummary['image']>;

/** What of a recipe its picture is made from. */
export type Pictured = Pick<RecipeSummary, 'image' | 'plate'> & { image_url?: string | null | undefined };

/** The variants of one format, as in the `srcset` attribute of an image. */
export const sourcesOf = ({ variants }: Image, format: 'avif' | 'webp'): string =>
  variants
    .filter((variant) => variant.format === format)
    .map((variant) => `${variant.url} ${variant.width}w`)
    .join(', ');

/** Link elements by which a document asks for pictures that its first screen will show, before any script has run. */
export const picturePreloads = (recipes: readonly Pictured[], sizes: string) =>
  recipes
    .filter(({ image, image_url }) => image || !image_url)
    .map(({ image, plate }) => ({
      rel: 'preload',
      as: 'image' as const,
      fetchPriority: 'high' as const,
      ...(image ? { imageSrcSet: sourcesOf(image, 'avif'), imageSizes: sizes, type: 'image/avif' } : { href: plate.url }),
    }));
