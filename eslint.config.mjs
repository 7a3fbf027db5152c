import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which project may depend on which; the tags are in each project.json. */
const services = ['gateway', 'identity', 'recipes', 'importer', 'community', 'billing', 'media', 'web'];
const depConstraints = [
  ...services.map((name) => ({ sourceTag: `scope:${name}`, onlyDependOnLibsWithTags: [`scope:${name}`, 'scope:shared'] })),
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:harness', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'side:server', onlyDependOnLibsWithTags: ['side:server', 'side:any'] },
  { sourceTag: 'side:web', onlyDependOnLibsWithTags: ['side:web', 'side:any'] },
  { sourceTag: 'side:any', onlyDependOnLibsWithTags: ['side:any'] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: ['type:contracts'], allowedExternalImports: ['zod'] },
];
const moduleBoundaries = ['error', { depConstraints, enforceBuildableLibDependency: false, banTransitiveDependencies: false }];
/** The harness boots the services themselves, through the alias @svc. */
const harnessBoundaries = ['error', { ...moduleBoundaries[1], allow: ['@svc/*', '../../tools/**', '../../../../tools/**'] }];

const refuse = (...patterns) => ['error', { patterns }];
const onlyInRepositories = { group: ['mongoose', '@nestjs/mongoose'], message: 'Only *.repository.ts and *.schema.ts know the store.', allowTypeImports: false };
const noCarriers = { group: ['bullmq', '@nats-io/*'], message: 'A service decides; carriers are for handlers, listeners and jobs.' };
const onlyTypesOfContracts = { regex: '^@simmer/contracts$', allowTypeImports: true, message: 'Types only: the contracts bring zod into the bundle. Constants come from @simmer/contracts/constants.' };

const features = readdirSync(new URL('apps/web/src/features', import.meta.url));
const otherFeatures = (feature) => ({
  regex: `^\\.\\./.*(${features.filter((other) => other !== feature).join('|')})/`,
  message: 'Features do not import each other; what two of them need belongs to libs or app/.',
});

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '.nx', '.data', '**/*.gen.ts', '**/fixtures/**', 'apps/web/public', 'coverage'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries,
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-object-type': 'error',
      'no-console': 'error',
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Settings are parsed once, in libs/kit/src/config.' }],
      'max-lines': ['error', { max: 400, skipComments: false }],
    },
  },
  { files: ['{libs/world,apps/dev,apps/e2e}/**/*.ts'], rules: { '@nx/enforce-module-boundaries': harnessBoundaries } },
  {
    files: ['apps/{gateway,identity,recipes,importer,community,billing,media}/src/**/*.ts'],
    ignores: ['**/*.repository.ts', '**/*.schema.ts', '**/*.module.ts', '**/*.spec.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': refuse(onlyInRepositories) },
  },
  {
    files: ['apps/*/src/**/*.service.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': refuse(onlyInRepositories, noCarriers) },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}', 'libs/{ui,client}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, '@typescript-eslint/no-restricted-imports': refuse(onlyTypesOfContracts) },
  },
  ...features.map((feature) => ({
    files: [`apps/web/src/features/${feature}/**/*.{ts,tsx}`],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': refuse(onlyTypesOfContracts, otherFeatures(feature)) },
  })),
  { files: ['libs/kit/src/config/environment.ts', '**/*.config.ts', 'apps/e2e/**', '**/*.{mjs,cjs}'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['tools/**/*.mjs', 'deploy/**/*.mjs'], languageOptions: { globals: { process: 'readonly' } } },
);
