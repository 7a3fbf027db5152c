// Writes docs/openapi.json and docs/contracts.md from the contracts and docs/formats.md from the readers and writers of recipe files; with
// --check it only says whether they are stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bundled } from './bundled.mjs';
import { inRepository } from './prepare/repository.mjs';

const isCheck = process.argv.includes('--check');

const { generatedDocs } = await bundled('generated-docs', 'apps/gateway/src/openapi/generated-docs.ts');
const { formatsPage } = await bundled('formats-page', 'apps/importer/src/files/formats-page.ts');
const docs = { ...generatedDocs(), 'docs/formats.md': formatsPage() };
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
