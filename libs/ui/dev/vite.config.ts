import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Builds the kit page alone: vite build libs/ui/dev
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: { outDir: resolve(import.meta.dirname, '../../../dist/libs/ui-kit-page'), emptyOutDir: true, assetsInlineLimit: 0 },
});
