import { PRODUCT_NAME } from '@simmer/contracts/constants';
import { LANGUAGES } from '@simmer/messages/languages';

interface Head {
  title: string;
  /** One or two sentences, for search results and previews of links. */
  description: string;
  /** schema.org data about the page, printed as JSON-LD. */
  data?: object;
  /** The picture of a preview, by its path here: the server puts its own address before it. Pages of our own words have one already. */
  image?: string;
  /** The one path that search engines are to know the page by; none for a page that no index is to list. */
  address?: string;
  /** Whether its words are ours, and so are there in each language. */
  isTranslated?: boolean;
  /** A form that is sent without a script says where it comes from, which the policy of every page leaves out. */
  hasForm?: boolean;
}

/** Of the intro film: recorded by npm run film. */
const OWN_PREVIEW = '/film/preview.jpg';

/** What a server-rendered page says of itself, for its route's `head`. The server puts its own address before paths. */
export const headOf = ({
  title,
  description,
  data,
  address,
  isTranslated,
  image = isTranslated ? OWN_PREVIEW : undefined,
  hasForm,
}: Head) => ({
  meta: [
    { title: `${title} · ${PRODUCT_NAME}` },
    { name: 'description', content: description },
    ...(address === undefined ? [{ name: 'robots', content: 'noindex' }] : [{ property: 'og:url', content: address }]),
    ...(hasForm ? [{ name: 'referrer', content: 'same-origin' }] : []),
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
    ...(data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } }] : []),
  ],
  links: address === undefined ? [] : [{ rel: 'canonical', href: address }, ...(isTranslated ? translationsOf(address) : [])],
});

/** Where search engines find a page in each language; without one in the address, readers get their own. */
const translationsOf = (address: string) => [
  ...LANGUAGES.map((language) => ({ rel: 'alternate', hrefLang: language, href: `${address}?lang=${language}` })),
  { rel: 'alternate', hrefLang: 'x-default', href: address },
];
