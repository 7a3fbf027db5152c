// Bundles one Nest app with rolldown: our own code in, npm packages stay external.
import { isAbsolute } from 'node:path';
import { build } from 'rolldown';

const [app] = process.argv.slice(2);
const isOurs = (id) => id.startsWith('.') || isAbsolute(id) || id.startsWith('@simmer/') || id.startsWith('@svc/');

await build({
  input: { main: `apps/${app}/src/main.ts` },
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
