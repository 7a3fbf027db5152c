import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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
      if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = LAYER_ORDER + String(asset.source);
  },
});

/** What many screens need and the list of recipes, where most visits begin, does without. The check `first load` of npm test keeps the rest small. */
const LATER =
  /libs[\\/]ui[\\/]src[\\/](icons[\\/](screen-icons|glyph)|fields[\\/]error-summary|choice[\\/](stepper|checkbox)|navigation[\\/]breadcrumb|recipe[\\/](pantry-label|ledger|step|facts)|list[\\/](tick-row|list-section)|overlays[\\/]dialog|feedback[\\/](stages|empty-state|end-line)|text[\\/]rich)|node_modules[\\/]uuid|libs[\\/]client[\\/]src[\\/]new-id|apps[\\/]web[\\/]src[\\/]app[\\/](own-worker|plates[\\/]bare|forms[\\/]use-form)|messages[\\/]src[\\/]\w+[\\/]deleted/;

/** The file of what many screens need, of which the first one does without. */
const isForMany = (file: string): boolean => file.startsWith('assets/later-');

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
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
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
      resolveDependencies: (_, parts, { hostType }) => (hostType === 'html' ? parts : parts.filter(isForMany)),
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
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 2 },
                { name: 'later', test: LATER, minShareCount: 2, priority: 1 },
                // what many screens use comes in one file: a dozen tiny ones compress worse and arrive later
                {
                  name: 'shared',
                  test: /libs[\\/](ui(?!.*(screen-icons|password-field))|client)[\\/]|apps[\\/]web[\\/]src[\\/](data[\\/]pending|recipe[\\/](recipe-picture|picture-sources|time-of)|app[\\/](?!frame[\\/](account-menu-items|leaving-dialog|use-leave|visitor-header|public-footer)|session[\\/]use-sign-out|placeholder|handed-over|session[\\/](?:sign-in-link|email-first)|addresses-in-text|theme[\\/]))|node_modules(?![\\/]idb)/,
                  minShareCount: 4,
                  priority: 1,
                },
                // lists of recipes are where most visits begin
                {
                  name: 'recipe-list',
                  test: /features[\\/]recipes[\\/](list[\\/](?!favorites-screen|room-banner|end-of-list|chosen-filters|empty-list)|set-favorite)|libs[\\/](ui[\\/]src[\\/]search|messages[\\/]src[\\/]\w+[\\/]recipe-list)/,
                },
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
