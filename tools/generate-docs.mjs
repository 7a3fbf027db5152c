// Writes docs/openapi.json and docs/contracts.md from the contracts, deploy/nats from the contracts and the listeners, docs/formats.md from
// the readers and writers of recipe files, and a page for each service, the dependencies of folders and the list of decisions from the sources;
// with --check it only says whether they are stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bundled } from './bundled.mjs';
import { dependenciesPage } from './folder-dependencies.mjs';
import { inRepository } from './prepare/repository.mjs';
import { decisionsPage, servicePages } from './service-pages.mjs';

const isCheck = process.argv.includes('--check');

const { generatedDocs } = await bundled('generated-docs', 'apps/gateway/src/openapi/generated-docs.ts');
const { formatsPage } = await bundled('formats-page', 'libs/recipe-files/src/formats-page.ts');
const { busUsers, listenersOfServices } = await bundled('world', 'apps/world/src/index.ts');
const contracts = await bundled('contracts', 'libs/contracts/src/index.ts');
const docs = {
  ...generatedDocs(),
  ...busUsers(),
  'docs/formats.md': formatsPage(),
  'docs/dependencies.md': dependenciesPage(),
  'docs/adr/README.md': decisionsPage(),
  ...servicePages(contracts, listenersOfServices()),
};
const stale = Object.entries(docs).filter(([path, text]) => {
  const file = inRepository(path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});

for (const [path, text] of stale) {
  if (!isCheck) {
    mkdirSync(dirname(inRepository(path)), { recursive: true });
    writeFileSync(inRepository(path), text);
  }
  process.stdout.write(isCheck ? `${path} is stale: run node tools/generate-docs.mjs\n` : `${path} written\n`);
}
if (stale.length === 0) process.stdout.write(`${Object.keys(docs).join(', ')} are up to date\n`);
if (isCheck && stale.length > 0) process.exitCode = 1;
