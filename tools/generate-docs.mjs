// Writes docs/openapi.json and docs/contracts.md from the contracts; with --check it only says whether they are stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundled } from './bundled.mjs';

const repository = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const { generatedDocs } = await bundled('generated-docs', 'apps/gateway/src/openapi/generated-docs.ts');
const stale = Object.entries(generatedDocs()).filter(([path, text]) => {
  const file = join(repository, path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});

for (const [path, text] of stale) {
  if (!isCheck) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
  process.stdout.write(isCheck ? `${path} is stale: run node tools/generate-docs.mjs\n` : `${path} written\n`);
}
if (stale.length === 0) process.stdout.write('docs/openapi.json and docs/contracts.md are up to date\n');
if (isCheck && stale.length > 0) process.exitCode = 1;
