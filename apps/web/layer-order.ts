import type { Plugin } from 'vite';

const ORDER = '@layer tokens,base,components,screens;';

/**
 * Begins every built stylesheet with the order of the layers. Pages load them in an order of the bundler's choosing, and
 * the first one to name a layer decides: without this a shared component's file could put `components` below `base`.
 */
export const layerOrder = (): Plugin => ({
  name: 'simmer:layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = ORDER + String(asset.source);
  },
});
