import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { LATER, OFTEN } from './chunks.ts';
import { helpArticles } from './help-plugin.ts';
import { inLanguage } from './language-plugin.ts';

const brotli = promisify(brotliCompress);
const gateway = 'http://127.0.0.1:4310';

/** Which language this build is in; tools/build-web.mjs makes one of each. */
const LANGUAGE = process.env['SIMMER_LANGUAGE'] ?? 'en';
/** English is at the root, every other language below its code. */
const FOLDER = LANGUAGE === 'en' ? '' : `${LANGUAGE}/`;

const LAYER_ORDER = '@layer tokens,base,components,screens;';

/**
 * Begins every built stylesheet with the order of the layers. Pages load them in an order of the bundler's choosing, and
 * the first one to name a layer decides: without this a shared component's file could put `components` below `base`.
 */
const layerOrder = (): Plugin => ({
  name: 'simmer:layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && isStyle(asset.fileName)) asset.source = LAYER_ORDER + String(asset.source);
  },
});

const repository = join(import.meta.dirname, '../..');

/** Whether a module is one of LATER, or in it. */
const isLater = (id: string): boolean => LATER.some((path) => `${id}/`.startsWith(`${join(repository, path)}/`));

/** Files that others look for by name: what many screens need, what a device keeps, and the developers' page of the kit, the only one that is English in every build. */
const NAMED = ['later', 'device', 'kept', 'writes', 'dev.kit'];

/** Which files a part is asked for together with: a file that is found only in another one comes a round trip later. */
function askedForTogether(part: string, files: string[]): string[] {
  const names = part.startsWith('assets/device-') ? ['kept', 'writes'] : ['later'];
  return files.filter((file) => names.some((name) => file.startsWith(`assets/${name}-`)));
}

const isStyle = (file: string): boolean => file.endsWith('.css');

const WORTH_COMPRESSING_BYTES = 1_000;

/** Puts a Brotli copy beside every text of the build: made once, it is a seventh smaller than what a server makes while somebody waits. */
const brotliCopies = (): Plugin => ({
  name: 'simmer:brotli-copies',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
    await Promise.all(
      texts.map(async (name) => {
        const text = await readFile(join(dir, name));
        if (text.length > WORTH_COMPRESSING_BYTES) await writeFile(join(dir, `${name}.br`), await brotli(text));
      }),
    );
  },
});

export default defineConfig({
  root: import.meta.dirname,
  base: `/${FOLDER}`,
  resolve: {
    tsconfigPaths: true,
    // the store of the router asks for a stand-in of what React 18 and later have themselves
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    inLanguage(LANGUAGE),
    helpArticles(LANGUAGE),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // what a screen failed with is shown without asking for another file
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (OFTEN.includes(routeId) ? [['component']] : [['component', 'loader']]) },
      routesDirectory: `${import.meta.dirname}/src/routes`,
      generatedRouteTree: `${import.meta.dirname}/src/routeTree.gen.ts`,
      quoteStyle: 'single',
    }),
    react(),
    layerOrder(),
    brotliCopies(),
  ],
  build: {
    emptyOutDir: true,
    // a strict content security policy refuses data: addresses and inline scripts
    assetsInlineLimit: 0,
    // a screen's parts are named in its own file: listed in the entry as well, they would be a fortieth of what every visit loads first
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, files, { hostType }) => (hostType === 'html' ? files : askedForTogether(part, files)),
    },
  },
  environments: {
    client: {
      build: {
        outDir: `../../dist/apps/web/${FOLDER}`,
        manifest: true,
        rolldownOptions: {
          // a text stands where it is shown, not in the file of its area
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            // the entry names every screen's files: a name beside the hash would be half a kB of what every visit loads first
            chunkFileNames: ({ name }) => (NAMED.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
            assetFileNames: ({ names }) => (names.some(isStyle) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]'),
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 9 },
                // what a device keeps for a cook, apart from what the onboarding needs of it: a dozen files, one found in the other, would open it late
                { name: 'habits', test: /\/src\/browser\/habits\.ts$/, priority: 5 },
                { name: 'kept', test: /\/src\/device\/(database|tab-lock)\.ts$/, priority: 4 },
                { name: 'writes', test: /\/src\/api\/writes\/index\.ts$/, priority: 3 },
                { name: 'device', test: /\/src\/device\/device-of-cook\.ts$/, priority: 2 },
                { name: 'later', test: isLater, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // what the gateway renders pages with; a folder whose name begins with a dot is sent to nobody
    ssr: {
      build: {
        outDir: `../../dist/apps/web/${FOLDER}.server`,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { 'render-page': `${import.meta.dirname}/src/server/render-page.tsx` } },
      },
    },
  },
  // in this order: the server's documents name the files of the browser's build
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      for (const environment of [client, ssr]) if (environment) await build(environment);
    },
  },
  // a worker may load its parts when it needs them
  worker: { format: 'es' },
  server: {
    proxy: { '/api': gateway, '/media': gateway, '/plates': gateway },
    fs: { allow: ['../..'] },
  },
});
