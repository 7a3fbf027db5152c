// bench:bundle. Builds the web app and weighs what a browser loads before /app/recipes works: the entry, everything it
// imports, and the chunks of that route. Gzipped at level 9. Ends with 1 above a limit.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRepository, repository } from '../prepare/repository.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

const dist = inRepository('dist/apps/web');
const LIMITS = { script: 135, style: 14, font: 62 };
const ROUTE_FILES = ['src/routes/app/route.tsx', 'src/routes/app/recipes/index.tsx'];

execFileSync(process.execPath, ['tools/build-web.mjs'], { cwd: repository, stdio: 'inherit' });

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const routeChunks = Object.keys(manifest).filter((key) => ROUTE_FILES.some((file) => key.startsWith(`${file}?`)));
if (!entry || routeChunks.length < ROUTE_FILES.length) throw new Error('The build has no chunks of /app/recipes: has the route moved?');

/** A chunk and everything it needs at once. */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const needed of manifest[key].imports ?? []) withImports(needed, seen);
  return seen;
}

const chunks = [...new Set([entry, ...routeChunks].flatMap((key) => [...withImports(key)]))].map((key) => manifest[key]);
const scripts = [...new Set(chunks.map(({ file }) => file))];
const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
const fonts = readdirSync(join(dist, 'assets'))
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => `assets/${name}`);

const kilobytes = (bytes) => bytes / 1000;
const zipped = (file) => kilobytes(gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
const plain = (file) => kilobytes(readFileSync(join(dist, file)).length);

const print = (label, size, limit = '') => say(`${label.padEnd(56)}${size.toFixed(1).padStart(8)}${String(limit).padStart(8)}`);
const rows = (files, weigh) => files.map((file) => ({ file, size: weigh(file) })).sort((a, b) => b.size - a.size);

say(`${'First load of /app/recipes, kB'.padEnd(56)}${'size'.padStart(8)}${'limit'.padStart(8)}`);
let over = false;
for (const [label, files, weigh, limit] of [
  ['JavaScript, gzip', scripts, zipped, LIMITS.script],
  ['CSS, gzip', styles, zipped, LIMITS.style],
  ['Fonts', fonts, plain, LIMITS.font],
]) {
  const weighed = rows(files, weigh);
  const total = weighed.reduce((sum, { size }) => sum + size, 0);
  over ||= total > limit;
  print(label, total, limit);
  for (const { file, size } of weighed) print(`  ${file.replace('assets/', '')}`, size);
}
if (over) {
  process.stderr.write('Above a limit.\n');
  process.exitCode = 1;
}
