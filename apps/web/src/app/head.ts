import { PRODUCT_NAME } from '@simmer/contracts/constants';

interface Head {
  title: string;
  /** One or two sentences, for search results and previews of links. */
  description: string;
  /** schema.org data about the page, printed as JSON-LD. */
  data?: object;
  /** The picture of a preview, by its path here: the server puts its own address before it. */
  image?: string;
}

/** What a server-rendered page says of itself, for its route's `head`. */
export const headOf = ({ title, description, data, image }: Head) => ({
  meta: [
    { title: `${title} · ${PRODUCT_NAME}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:type', content: 'website' },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(data ? [{ 'script:ld+json': data }] : []),
  ],
});
