// Proves that a build of the web app holds the texts of its own language alone: none of another catalogue's is in any of its files.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { build } from 'vite';
import { inRepository } from './prepare/repository.mjs';

const catalogue = inRepository('libs/messages/src');
/** Shorter texts may stand in any code: the router has a 'Something went wrong' of its own. */
const TELLING = 21;
/** English still: the examples of the kit page, which is for developers. */
const ENGLISH_STILL = /^dev\.kit-/;

describe('the German build', () => {
  it('holds no English text', async () => {
    const outDir = mkdtempSync(join(tmpdir(), 'simmer-german-'));
    process.env.SIMMER_LANGUAGE = 'de';
    try {
      await build({
        root: inRepository('apps/web'),
        configFile: inRepository('apps/web/vite.config.ts'),
        logLevel: 'error',
        environments: { client: { build: { outDir, emptyOutDir: true } } },
      });
      const german = textsOf('de');
      const english = [...textsOf('en')].filter((text) => !german.has(text));
      const scripts = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js') && !ENGLISH_STILL.test(name));
      for (const name of scripts) {
        const code = readFileSync(join(outDir, 'assets', name), 'utf8');
        assert.deepEqual(
          english.filter((text) => code.includes(text)),
          [],
          name,
        );
      }
      assert.ok(english.length > 200 && scripts.length > 20);
    } finally {
      rmSync(outDir, { recursive: true });
    }
  });
});

function textsOf(language) {
  const texts = new Set();
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && node.text.length >= TELLING && !node.text.includes('{') && !ts.isImportDeclaration(node.parent))
      texts.add(node.text);
    ts.forEachChild(node, visit);
  };
  for (const file of readdirSync(join(catalogue, language)))
    visit(ts.createSourceFile(file, readFileSync(join(catalogue, language, file), 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}
