// Bundles one module of ours into dist/tools and imports it: what is measured or proven is what ships, not a transpiler.
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { inRepository, repository } from './prepare/repository.mjs';

export async function bundled(name, entry) {
  return import(pathToFileURL(await bundle(name, entry)).href);
}

/** The bundle's path; for what runs in a process of its own and is looked for beside another bundle. */
export async function bundle(name, entry) {
  const file = inRepository('dist', 'tools', `${name}.js`);
  await build({
    cwd: repository,
    input: entry,
    platform: 'node',
    tsconfig: inRepository('tsconfig.base.json'),
    external: (id) =>
      !id.startsWith('.') &&
      !isAbsolute(id) &&
      !id.startsWith('@simmer/') &&
      !id.startsWith('@svc/') &&
      !id.startsWith('@oxc-project/runtime'),
    output: { file, format: 'esm', keepNames: true, codeSplitting: false },
    logLevel: 'silent',
  });
  return file;
}
