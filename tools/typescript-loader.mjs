// For `node --import`: lets Node run our TypeScript as it stands, with the aliases of tsconfig.base.json. For tools, and for processes that specs
// start; what ships is bundled.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const repository = join(import.meta.dirname, '..');
const { paths } = JSON.parse(readFileSync(join(repository, 'tsconfig.base.json'), 'utf8')).compilerOptions;
const fileUrl = (path) => pathToFileURL(join(repository, path)).href;
const aliases = new Map(Object.entries(paths).map(([alias, [file]]) => [alias, fileUrl(file)]));
/** Those with a star: what begins so is a file of a folder. */
const folders = Object.entries(paths).flatMap(([alias, [file]]) => (alias.endsWith('*') ? [[alias.slice(0, -1), file]] : []));

function aliased(specifier) {
  const folder = folders.find(([start]) => specifier.startsWith(start));
  return aliases.get(specifier) ?? (folder && fileUrl(folder[1].replace('*', specifier.slice(folder[0].length))));
}

registerHooks({
  resolve(specifier, context, next) {
    const alias = aliased(specifier);
    if (alias) return { url: alias, shortCircuit: true };
    const source = specifier.startsWith('.') ? new URL(`${specifier}.ts`, context.parentURL) : null;
    return source && existsSync(source) ? { url: source.href, shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    // what a bundler reads without being told
    if (url.endsWith('.json')) return next(url, { ...context, importAttributes: { type: 'json' } });
    if (!url.endsWith('.ts')) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      swcrc: false,
      module: { type: 'es6' },
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
      },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
