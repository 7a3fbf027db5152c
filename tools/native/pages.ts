// The pages that the native apps bring along: those of the web app's build, which know where their server is.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PAGE_POLICY } from '../../apps/gateway/src/http/security-headers';
import { inRepository } from '../prepare/repository.mjs';

/** What only a server sends, or only a browser installs. */
const NOT_IN_APPS = /(^\.server|\.br|^manifest\.webmanifest|^on-demand\.js|^staff\.css|^test-payments\.css|^sw\.js)$/;

interface Pages {
  /** Folder of the built web app. */
  web: string;
  to: string;
  /** Origin of the server. */
  server: string;
}

/** Writes the pages into a folder of their own. English is at the root, each other language in a folder of its code. */
export function writeNativePages({ web, to, server }: Pages): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(web, to, { recursive: true, filter: (path) => !NOT_IN_APPS.test(basename(path)) });
  const others = readdirSync(to).filter((name) => /^[a-z]{2}$/.test(name));
  for (const folder of ['', ...others]) {
    const file = join(to, folder, 'index.html');
    writeFileSync(file, nativeDocument(readFileSync(file, 'utf8'), server, ['en', ...others]));
  }
  copyFileSync(inRepository('tools/native/templates/www/language.js'), join(to, 'language.js'));
}

/** A document that says by itself what the gateway says with headers, where its server is, and which languages there are. */
export function nativeDocument(html: string, server: string, languages: readonly string[]): string {
  const head = [
    `<meta http-equiv="content-security-policy" content="${policyFor(server)}" />`,
    `<meta name="simmer-server" content="${server}" />`,
    `<script src="/language.js" data-languages="${languages.join(' ')}"></script>`,
  ];
  const document = html
    .replace(/\s*<link rel="manifest"[^>]*>/, '')
    .replace(/(<meta charset="utf-8"[^>]*>)/i, (charset: string) => [charset, ...head].join('\n    '));
  if (!document.includes(head[1] ?? '')) throw new Error('The page has no place for the address of its server.');
  return document;
}

/** A document cannot forbid by itself to be framed; of the server come pictures alone, everything else is asked by the system. */
const policyFor = (server: string): string =>
  PAGE_POLICY.split('; ')
    .filter((rule) => !rule.startsWith('frame-ancestors'))
    .map((rule) => (rule.startsWith('img-src') ? `${rule} ${server}` : rule))
    .join('; ');
