// Bundles one Nest app with rolldown: our own code in, npm packages stay external. apps/dev has more entries, its seed and its demo site, and apps/operator its command; what a service
// runs in a process of its own (`*.worker.ts`) gets a bundle beside it, and apps/dev, which hosts all services, gets all of them.
import { existsSync, globSync } from 'node:fs';
import { basename, isAbsolute } from 'node:path';
import { build } from 'rolldown';

const [app] = process.argv.slice(2);
const isOurs = (id) => id.startsWith('.') || isAbsolute(id) || id.startsWith('@simmer/') || id.startsWith('@svc/');

const entries = ['main', 'seed', 'demo-site', 'events']
  .map((entry) => [entry, `apps/${app}/src/${entry}.ts`])
  .filter(([, file]) => existsSync(file));
// those of the web app belong to its own build
const workers = globSync(`apps/${app === 'dev' ? '*' : app}/src/**/*.worker.ts`, { exclude: ['apps/web/**'] }).map((file) => [
  basename(file, '.ts'),
  file,
]);

await build({
  input: Object.fromEntries([...entries, ...workers]),
  platform: 'node',
  tsconfig: 'tsconfig.base.json',
  // the oxc helpers are no npm package of ours, so they go into the bundle
  external: (id) => !isOurs(id) && !id.startsWith('@oxc-project/runtime'),
  output: {
    dir: `dist/apps/${app}`,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunk-[hash].js',
    sourcemap: true,
    keepNames: true,
    cleanDir: true,
  },
});
