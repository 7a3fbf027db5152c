import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const gateway = 'http://127.0.0.1:4310';

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

export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${import.meta.dirname}/src/routes`,
      generatedRouteTree: `${import.meta.dirname}/src/routeTree.gen.ts`,
      quoteStyle: 'single',
    }),
    react(),
    layerOrder(),
  ],
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    // a strict content security policy refuses data: addresses and inline scripts
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // what many screens use comes in one file: a dozen tiny ones compress worse and arrive later
            // (what the first screens do without stays apart: words of pages still to come, what a device keeps, addresses in a text, how a new recipe is saved)
            { name: 'shared', test: /libs[\\/](ui|client)[\\/]|apps[\\/]web[\\/]src[\\/]app[\\/](?!coming|kept-for-cook|held-place|addresses-in-text|recipe-notice|saved-recipe)|node_modules/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  // a worker may load its parts when it needs them
  worker: { format: 'es' },
  server: {
    proxy: { '/api': gateway, '/media': gateway, '/plates': gateway },
    fs: { allow: ['../..'] },
  },
});
