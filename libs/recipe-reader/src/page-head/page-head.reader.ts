import { foldText } from '@simmer/culinary';
import { wordsOf } from '../lines/line-agreement';
import { attribute } from '../page/element-text';
import type { Page } from '../page/page';
import { plainText } from '../page/plain-text';
import type { RecipeFacts } from '../parsed-recipe';
import { wordsOfAddress } from '../lines/words-of-address';
import { absoluteAddress } from '../values/address';
import { isFileName } from '../values/file-name';
import { SAYS_RECIPE, SITE_WORDS } from '../words/vocabulary';

/** What the head says of the page is the recipe's with more or less likelihood: the address and the language are, the description may be the site's. */
const CONFIDENCE = { canonical_url: 0.9, language: 0.8, source_name: 0.8, image_url: 0.7, author: 0.6, description: 0.5, title: 0.4 };
const LONGEST_TITLE = 300;
const BETWEEN_PARTS = /\s+[|·•»–—-]\s+/u;

/** What the page's head says about any page: canonical address, language, site, picture, author, and as a last resort title and description. */
export function readPageHead(page: Page): RecipeFacts {
  const head = headOf(page);
  const facts: RecipeFacts = {};
  const state = (name: keyof typeof CONFIDENCE, value: string | null, place: string): void => {
    if (value) facts[name] ??= { value, place, confidence: CONFIDENCE[name] };
  };
  const site = head.meta.get('og:site_name') ?? head.meta.get('application-name') ?? null;
  state('source_name', site, 'meta og:site_name');
  state('source_name', new URL(page.url).hostname.replace(/^www\./, ''), 'address');
  state('canonical_url', absoluteAddress(head.canonical, page.url), 'link canonical');
  state('canonical_url', absoluteAddress(head.meta.get('og:url') ?? '', page.url), 'meta og:url');
  state('language', head.language, 'html lang');
  state('language', (head.meta.get('og:locale') ?? '').replace('_', '-'), 'meta og:locale');
  state(
    'image_url',
    absoluteAddress(
      head.meta.get('og:image') ??
        head.meta.get('og:image:secure_url') ??
        head.meta.get('twitter:image') ??
        head.meta.get('twitter:image:src') ??
        '',
      page.url,
    ),
    'meta og:image',
  );
  // the head of a document that a program turned into a page names who made the file
  if (!isFileName(head.title))
    state(
      'author',
      nameOnly(head.meta.get('author') ?? head.meta.get('article:author') ?? head.meta.get('parsely-author') ?? ''),
      'meta author',
    );
  state('description', head.meta.get('description') ?? head.meta.get('og:description') ?? null, 'meta description');
  state('title', withoutSite((head.meta.get('og:title') ?? '').slice(0, LONGEST_TITLE), site), 'meta og:title');
  const title = head.title.slice(0, LONGEST_TITLE);
  state('title', partNamedByAddress(title, page.url) ?? withoutSite(title, site), 'title');
  return facts;
}

interface Head {
  meta: Map<string, string>;
  canonical: string;
  language: string | null;
  title: string;
}

function headOf(page: Page): Head {
  const head: Head = { meta: new Map(), canonical: '', language: null, title: '' };
  for (const element of page.elements) {
    // everything of the head stands before the first text of the body
    if (element.name === 'h1' || element.name === 'p') break;
    if (element.name === 'meta') {
      const name = (element.attributes.property ?? element.attributes.name ?? element.attributes.itemprop ?? '').toLowerCase();
      const content = plainText(element.attributes.content ?? '');
      if (name && content && !head.meta.has(name)) head.meta.set(name, content);
    } else if (element.name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(element.attributes.rel ?? ''))
      head.canonical ||= attribute(element, 'href');
    else if (element.name === 'html') head.language = attribute(element, 'lang') || null;
    else if (element.name === 'title' && !head.title)
      head.title = plainText(element.children.filter((child) => typeof child === 'string').join(''));
  }
  return head;
}

function nameOnly(author: string): string {
  return /^https?:\/\/|[/@]/.test(author) || author.length > 80 ? '' : author;
}

/** "The Soup Site | Onion soup", at ".../onion-soup.html": some sites say their own name first. */
function partNamedByAddress(title: string, url: string): string | undefined {
  const [site, ...parts] = title.split(BETWEEN_PARTS);
  const named = wordsOfAddress(url);
  const wordsIn = (part: string): string[] => wordsOf(foldText(part)).filter((word) => named.has(word));
  if (site === undefined || wordsIn(site).length > 0) return undefined;
  // "Omas Apfelkuchen | Backen" in the folder of that name, "Plum jam - Recipe" on recipe.php
  const isFolder = new URL(url).pathname.endsWith('/');
  return parts.find(
    (part) =>
      !SAYS_RECIPE.test(part) &&
      !SITE_WORDS.test(part) &&
      wordsIn(part).length > (isFolder ? 1 : 0) &&
      wordsIn(part).length === wordsOf(part).length,
  );
}

/** "Onion soup - The Soup Site" is the onion soup's page; what follows the last separator goes when it is the site's name or none is known. */
function withoutSite(title: string, site: string | null): string {
  const match = /^(.+?)\s+[|·•»–—-]\s+([^|·•»–—]+)$/u.exec(title);
  if (!match?.[1] || !match[2]) return title;
  const tail = match[2].trim().toLowerCase();
  const isSite = site !== null && (tail.includes(site.toLowerCase()) || site.toLowerCase().includes(tail));
  return isSite || /[|»]/.test(title) || (site === null && tail.length < 30) ? withoutSite(match[1], site) : title;
}
