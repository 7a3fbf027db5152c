// What a browser loads before /app/recipes works: the entry, which that route is part of, and everything it imports, gzipped at level 9.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRepository } from '../prepare/repository.mjs';

/** In kB. */
const LIMITS = { script: 134.5, style: 14, font: 62 };
const ROUTE_FILES = ['src/routes/app/route.tsx', 'src/routes/app/recipes/index.tsx'];

const dist = inRepository('dist/apps/web');
const hasManifest = (folder) => existsSync(join(dist, folder, '.vite/manifest.json'));

/** The languages of the build by the folders that they are in; English is in none. */
const languages = () =>
  [{ folder: '', language: 'en' }, ...readdirSync(dist).map((name) => ({ folder: name, language: name }))].filter(({ folder }) =>
    hasManifest(folder),
  );

/** What is weighed, for each language of the last build: `{ language, kind, total, limit, files: [{ file, size }] }`, in kB. */
export const weighFirstLoad = () => languages().flatMap(weigh);

function weigh({ folder, language }) {
  const manifest = JSON.parse(readFileSync(join(dist, folder, '.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  if (!entry || !ROUTE_FILES.every((file) => existsSync(inRepository('apps/web', file))))
    throw new Error('The build has no /app/recipes: has the route moved?');
  // of a route that is split from the entry
  const routes = Object.keys(manifest).filter((key) => ROUTE_FILES.some((file) => key.startsWith(`${file}?`)));

  const keys = new Set();
  const add = (key) => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key].imports?.forEach(add);
  };
  [entry, ...routes].forEach(add);
  const chunks = [...keys].map((key) => manifest[key]);
  const fonts = readdirSync(join(dist, folder, 'assets')).filter((name) => name.endsWith('.woff2'));

  const bytes = (file) => readFileSync(join(dist, folder, file));
  const zipped = (file) => gzipSync(bytes(file), { level: 9 }).length;
  const plain = (file) => bytes(file).length;
  const of = (kind, files, sizeOf) => {
    const weighed = [...new Set(files)].map((file) => ({ file, size: sizeOf(file) / 1000 })).sort((a, b) => b.size - a.size);
    return { language, kind, limit: LIMITS[kind], total: weighed.reduce((sum, { size }) => sum + size, 0), files: weighed };
  };
  return [
    of(
      'script',
      chunks.map(({ file }) => file),
      zipped,
    ),
    of(
      'style',
      chunks.flatMap(({ css = [] }) => css),
      zipped,
    ),
    of(
      'font',
      fonts.map((name) => `assets/${name}`),
      plain,
    ),
  ];
}

/** The check of `npm test`, on the build that it has made. */
export async function firstLoad() {
  const weighed = weighFirstLoad();
  const over = weighed.filter(({ total, limit }) => total > limit);
  const report = over
    .map(
      ({ language, kind, total, limit }) =>
        `The first load of /app/recipes (${language}) has ${total.toFixed(1)} kB of ${kind}, the limit is ${limit}: npm run bench:bundle shows of what.`,
    )
    .join('\n');
  return { passed: weighed.length - over.length, failed: over.length, report };
}
