import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DehydratedState } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FIRST_ANSWERS } from '../api/first-answers';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Meta = { title?: string; 'script:ld+json'?: object } & Record<string, unknown>;

/** Where this language's files are, such as `/de/`. */
const BASE = import.meta.env.BASE_URL;

/** The folder of the built web app, in which this bundle lies as well. */
const built = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const template = built('index.html');
const manifest = JSON.parse(built('.vite/manifest.json')) as Record<string, Chunk>;
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

interface Page {
  answers: DehydratedState;
  routeIds: readonly string[];
  /** Of the routes' `head`. */
  links: readonly (ComponentProps<'link'> | undefined)[];
}

interface Written {
  meta: readonly unknown[];
  body: string;
  /** Where the page is, for addresses that are read elsewhere. */
  origin: string;
  /** The language that the page's address names; null where it is the reader's. */
  language: string | null;
}

interface PageDocument {
  html: string;
  /** Of the style that stands in the document, as a source of the content security policy. */
  styleHash: string;
}

const read = new Map<string, string>();

/** A stylesheet of the build; pages carry theirs, since each file more would be a round trip before anything is seen. */
function styleAt(href: string): string {
  const style = read.get(href) ?? withSystemTheme(built(href.slice(BASE.length)));
  read.set(href, style);
  return style;
}

/** Lets the rules of the dark theme hold where the system is dark: public/theme.js, which decides everywhere else, would hold up the first paint. */
const withSystemTheme = (style: string): string =>
  style.replaceAll(
    /\[data-theme=dark\]([^{}]*\{[^{}]*\})/g,
    (rule, rest: string) => `${rule}@media (prefers-color-scheme:dark){html:not([data-theme])${rest}}`,
  );

/** A document that stands without JavaScript; the first touch or key loads the app, which hydrates it. */
export function pageDocument({ answers, routeIds, links, meta, body, origin, language }: Page & Written): PageDocument {
  const { chunks, styles } = filesOf(routeIds);
  const style = styles.map(styleAt).join('');
  const head = (
    <>
      {(meta as Meta[]).map((one) => headElement(withOrigin(one, origin)))}
      {links.map((link) => (
        <link key={JSON.stringify(link)} {...addressed(link, origin, language)} />
      ))}
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </>
  );
  const onDemand = renderToStaticMarkup(<script src={`${BASE}on-demand.js`} defer data-app={chunks.join(' ')} />);
  const html = template
    .replace(' data-theme="light"', '')
    .replaceAll(/\/(theme|replay)\.js">/g, '/$1.js" defer>')
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta\s+name="description".*?>/s, '')
    .replace(/<script\s+src="[^"]*\/startup\.js".*?<\/script>/s, () => onDemand)
    .replaceAll(/<(script type="module"|link rel="(modulepreload|stylesheet)").*?>(<\/script>)?/g, '')
    .replace('</head>', () => `${renderToStaticMarkup(head)}</head>`)
    .replace(ROOT, () => `${rootOf(body)}${answersElement(answers)}`);
  return { html, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
}

/** The app as the build made it, its screen's files on the way at once, the answers that this screen would ask for, and the screen itself if it is drawn. */
export function appDocument({ answers, routeIds, links, body }: Page & { body?: string | undefined }): string {
  const { chunks, styles } = filesOf(routeIds);
  const isMissing = (href: string): boolean => !template.includes(href);
  const head = (
    <>
      {styles.filter(isMissing).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {links.map((link) => (
        <link key={link?.href ?? link?.imageSrcSet} {...link} />
      ))}
      {chunks.filter(isMissing).map((href) => (
        <link key={href} rel="modulepreload" href={href} crossOrigin="" fetchPriority={body === undefined ? undefined : 'low'} />
      ))}
    </>
  );
  return template
    .replaceAll(SCRIPTS, (tag) => (body === undefined ? tag : `${tag} fetchpriority="low"`))
    .replace('</head>', () => `${renderToStaticMarkup(head)}</head>`)
    .replace(ROOT, (startup) => (body === undefined ? startup : rootOf(body)))
    .replace('</body>', () => `${answersElement(answers)}</body>`);
}

/** Of the app itself. What is drawn is seen before it runs, so its styles and pictures come first. */
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

const ROOT = /<div id="root">.*<\/div>/s;
const rootOf = (body: string): string => `<div id="root" data-rendered>${body}</div>`;

/** Whoever shows a preview of the page fetches its picture from elsewhere. */
const withOrigin = (meta: Meta, origin: string): Meta =>
  ADDRESSES.includes(meta['property']) && typeof meta['content'] === 'string'
    ? { ...meta, content: new URL(meta['content'], origin).href }
    : meta;

const ADDRESSES: readonly unknown[] = ['og:image', 'og:url'];

/** Search engines want whole addresses. A page whose address names its language is listed by that one. */
function addressed(link: ComponentProps<'link'> | undefined, origin: string, language: string | null): ComponentProps<'link'> | undefined {
  if (!link?.href || (link.rel !== 'canonical' && link.rel !== 'alternate')) return link;
  const address = new URL(link.href, origin);
  if (link.rel === 'canonical' && language !== null) address.searchParams.set('lang', language);
  return { ...link, href: address.href };
}

/** `title` and JSON-LD have elements of their own, everything else is a meta element. */
function headElement({ title, 'script:ld+json': data, ...meta }: Meta): ReactNode {
  if (title !== undefined) return <title key="title">{title}</title>;
  if (data === undefined) return <meta key={JSON.stringify(meta)} {...meta} />;
  return <script key="data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />;
}

const answersElement = (answers: DehydratedState): string =>
  `<script type="application/json" id="${FIRST_ANSWERS}">${safeJson(answers)}</script>`;

/** JSON that cannot end the script element it stands in. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The scripts and styles of the app's entry and of the routes, without those that they load later. */
function filesOf(routeIds: readonly string[]): { chunks: string[]; styles: string[] } {
  const keys = new Set<string>();
  const add = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  add(entry);
  for (const key of Object.keys(manifest)) if (routeIds.includes(routeIdOf(key) ?? '')) add(key);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return {
    chunks: [...new Set(chunks.map(({ file }) => BASE + file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => BASE + file)))],
  };
}

/** The route that a chunk of the build belongs to: `src/routes/_pages/auth.two-factor.tsx?…` is `/_pages/auth/two-factor`. */
function routeIdOf(key: string): string | undefined {
  const [, path] = /^src\/routes\/(.+)\.tsx\?/.exec(key) ?? [];
  return path && `/${path.replaceAll('.', '/')}`.replace(/\/route$/, '').replace(/\/index$/, '/');
}
