import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { layerOrder } from './layer-order';

const gateway = 'http://127.0.0.1:4310';

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
  },
  server: {
    proxy: { '/api': gateway, '/media': gateway, '/plates': gateway },
    fs: { allow: ['../..'] },
  },
});
