// Builds the web app once per language of libs/messages, the root's English first: its build empties the folder that the others are in.
import { readdirSync } from 'node:fs';
import { createBuilder } from 'vite';
import { buildServiceWorker } from './build-service-worker.mjs';
import { inRepository } from './prepare/repository.mjs';

const texts = inRepository('libs/messages/src');
const languages = readdirSync(texts, { withFileTypes: true }).filter((entry) => entry.isDirectory());

for (const { name } of languages.sort((a) => (a.name === 'en' ? -1 : 1))) {
  process.env.SIMMER_LANGUAGE = name;
  const builder = await createBuilder({
    root: inRepository('apps/web'),
    configFile: inRepository('apps/web/vite.config.ts'),
    logLevel: 'warn',
  });
  await builder.buildApp();
}

for (const { name } of languages) await buildServiceWorker(name);
