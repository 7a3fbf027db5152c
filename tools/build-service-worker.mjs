// The service worker of one language's build of the web app, with the list of files that it keeps. Called by tools/build-web.mjs when all builds are there.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inRepository } from './prepare/repository.mjs';

const dist = inRepository('dist/apps/web');

/** What opens without a connection from the first visit on: the list of recipes is in the entry. */
const FIRST = [
  'index.html',
  'src/device/device-of-cook.ts',
  'src/routes/app/recipes/$id.tsx',
  'src/routes/app/meal-plan.tsx',
  'src/routes/app/shopping-list.tsx',
  'src/routes/app/cook.$id.tsx',
];
/** What else a cook does in a kitchen without a connection. */
const LATER = [
  ...FIRST,
  'src/routes/app/search.tsx',
  'src/device/lists/',
  'src/device/leaving.ts',
  'src/routes/app/recipes/add.tsx',
  'src/routes/app/recipes/new.tsx',
  'src/routes/app/recipes/paste.tsx',
  'src/routes/app/recipes/edit.$id.tsx',
  'src/routes/app/recipes/collections.tsx',
  'src/routes/app/favorites.tsx',
];
/** Parts of the frame around every screen that come with the press which needs them. */
const ON_PRESS =
  /^src\/(?:access\/|app\/(?:checkout|help)\/|app\/frame\/(?:account-menu-items|leaving-dialog|pasted-text|shortcuts)|features\/recipes\/(?:list|select)\/)/;
/** Files of the page around the app, which the build does not name by their content. */
const AROUND = ['theme.js', 'replay.js', 'startup.js'];
/** Threads, and what they read: of foods, the words of this language and of English. */
const threads = (language) => new RegExp(`^(?:(?:search|planner|recipe-reader)\\.worker|facts|sizes|${language}|en)-[\\w-]+\\.js$`);

/**
 * @param {string} language
 */
export async function buildServiceWorker(language) {
  const folder = language === 'en' ? '' : `${language}/`;
  const { first, later } = filesOf(folder, language);
  const shell = `/${folder}index.html`;
  const fonts = [...readFileSync(join(dist, shell), 'utf8').matchAll(/href="([^"]+\.woff2)"/g)].map(([, url]) => url);
  const hashed = [...first.map((file) => `/${folder}${file}`), ...fonts].map((url) => ({ url, revision: null }));
  const around = [shell, ...AROUND.map((file) => `/${folder}${file}`)].map((url) => ({ url, revision: revisionOf(url) }));
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      BUILD: JSON.stringify({ shell, precached: [...around, ...hashed], later: later.map((file) => `/${folder}${file}`) }),
      // else Workbox brings its messages for developers
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: join(dist, folder),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: {
        entry: inRepository('apps/web/src/service-worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  });
}

/** The files of the screens with what they import, and those that they load on use. */
function filesOf(folder, language) {
  const manifest = JSON.parse(readFileSync(join(dist, folder, '.vite/manifest.json'), 'utf8'));
  const keysOf = (sources) => Object.keys(manifest).filter((key) => sources.some((source) => isOf(key, source)));
  // the frame around every screen loads parts of its own on use, such as the timers that run
  const first = filesBehind(manifest, keysOf(FIRST), ({ imports = [], dynamicImports = [] }, key) =>
    key === 'index.html' ? [...imports, ...dynamicImports.filter((part) => isOfFrame(part) && !ON_PRESS.test(part))] : imports,
  );
  const all = filesBehind(manifest, keysOf(LATER), ({ imports = [], dynamicImports = [] }, key) =>
    key === 'index.html' ? [...imports, ...dynamicImports.filter(isOfFrame)] : [...imports, ...dynamicImports],
  );
  const ofThreads = readdirSync(join(dist, folder, 'assets'))
    .filter((file) => threads(language).test(file))
    .map((file) => `assets/${file}`);
  return { first: [...first].sort(), later: [...new Set([...all, ...ofThreads])].filter((file) => !first.has(file)).sort() };
}

const isOfFrame = (key) => !/^src\/(?:routes|native)\//.test(key);

const isOf = (key, source) => key === source || key.startsWith(`${source}?`) || (source.endsWith('/') && key.startsWith(source));

function filesBehind(manifest, keys, next) {
  const [seen, files] = [new Set(), new Set()];
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    waiting.push(...next(chunk, key));
  }
  return files;
}

const revisionOf = (url) =>
  createHash('sha256')
    .update(readFileSync(join(dist, url)))
    .digest('hex')
    .slice(0, 12);
