// Proves that the lint configuration refuses what the architecture forbids: each import below must be an error.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { inRepository, repository } from './prepare/repository.mjs';

const forbidden = [
  [
    'a service does not import another service',
    'apps/recipes/src/probe.ts',
    "import { IdentityModule } from '@svc/identity';\nexport const probe = IdentityModule;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'contracts import zod and nothing else',
    'libs/contracts/src/probe.ts',
    "import { v7 } from 'uuid';\nexport const probe = v7;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'shared code for both sides does not import the server kit',
    'libs/culinary/src/probe.ts',
    "import { Bus } from '@simmer/kit';\nexport const probe = Bus;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'the web does not import the server kit',
    'apps/web/src/app/probe.ts',
    "import { Bus } from '@simmer/kit';\nexport const probe = Bus;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a service file does not know the store',
    'apps/recipes/src/probe.service.ts',
    "import mongoose from 'mongoose';\nexport const probe = mongoose;\n",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a service file does not know the queue',
    'apps/recipes/src/probe.service.ts',
    "import { Queue } from 'bullmq';\nexport const probe = Queue;\n",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'handlers do not know the store',
    'apps/recipes/src/probe.handlers.ts',
    "import mongoose from 'mongoose';\nexport const probe = mongoose;\n",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a shared lib does not import the harness',
    'libs/kit/src/probe.ts',
    "import { bootWorld } from '@simmer/world';\nexport const probe = bootWorld;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'only the config folder reads the environment',
    'apps/recipes/src/probe.ts',
    'export const probe = process.env;\n',
    'no-restricted-properties',
  ],
  [
    'the web takes only types from the contracts',
    'apps/web/src/app/probe.ts',
    "import { operations } from '@simmer/contracts';\nexport const probe = operations;\n",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a web feature does not import another',
    'apps/web/src/features/import/probe.ts',
    "import { useFavorite } from '../recipes/use-favorite';\nexport const probe = useFavorite;\n",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'what recipe features share does not import a feature',
    'apps/web/src/recipe/probe.ts',
    "import { Notes } from '../features/recipes/detail/notes';\nexport const probe = Notes;\n",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'the frame of the web app does not know recipes',
    'apps/web/src/app/probe.ts',
    "import { timeTag } from '../recipe/time-of';\nexport const probe = timeTag;\n",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'text of a screen comes from the catalogue',
    'libs/ui/src/probe.tsx',
    'export const Probe = () => <p>Good evening</p>;\n',
    'no-restricted-syntax',
  ],
  [
    'a name for assistive technology comes from the catalogue',
    'libs/ui/src/probe.tsx',
    'export const Probe = ({ on }: { on: boolean }) => <button aria-label={on ? `Stop` : `Start`} />;\n',
    'no-restricted-syntax',
  ],
];

describe('the lint configuration', () => {
  const eslint = new ESLint({ cwd: repository });
  const written = new Set();
  before(() => {
    process.chdir(repository);
    // the boundary rule reads the project graph that Nx has kept, and passes everything without one
    execFileSync(inRepository('node_modules/.bin/nx'), ['show', 'projects'], { stdio: 'ignore' });
  });
  after(() => written.forEach((file) => rmSync(file, { force: true })));

  for (const [rule, path, source, ruleId] of forbidden) {
    it(`knows that ${rule}`, async () => {
      const file = join(inRepository(), path);
      written.add(file);
      writeFileSync(file, source);
      const [result] = await eslint.lintFiles([path]);
      rmSync(file);
      assert.ok(
        result.messages.some((message) => message.ruleId === ruleId && message.severity === 2),
        `${ruleId} was not reported: ${JSON.stringify(result.messages)}`,
      );
    });
  }
});
