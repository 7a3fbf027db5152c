import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which project may depend on which; the tags are in each project.json. */
const services = ['gateway', 'identity', 'recipes', 'importer', 'community', 'billing', 'media', 'operator', 'web'];
const depConstraints = [
  ...services.map((name) => ({ sourceTag: `scope:${name}`, onlyDependOnLibsWithTags: [`scope:${name}`, 'scope:shared'] })),
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:harness', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'side:server', onlyDependOnLibsWithTags: ['side:server', 'side:any'] },
  { sourceTag: 'side:web', onlyDependOnLibsWithTags: ['side:web', 'side:any'] },
  { sourceTag: 'side:any', onlyDependOnLibsWithTags: ['side:any'] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: ['type:contracts'], allowedExternalImports: ['zod'] },
];
/** @type {[level: 'error', options: object]} */
const moduleBoundaries = ['error', { depConstraints, enforceBuildableLibDependency: false, banTransitiveDependencies: false }];
/** The harness boots the services themselves, through the alias @svc, and apps/world boots them all. */
/** @type {[level: 'error', options: object]} */
const harnessBoundaries = [
  'error',
  {
    ...moduleBoundaries[1],
    allow: [
      '@svc/*',
      '@simmer/world',
      '../../tools/**',
      '../../../../tools/**',
      '../../../../deploy/**',
      ...['apps', 'libs', 'deploy'].flatMap((folder) => [`../${folder}/**`, `../../${folder}/**`]),
    ],
  },
];

/** @returns {[level: 'error', options: object]} */
const refuse = (...patterns) => ['error', { patterns }];
const onlyInRepositories = {
  group: ['mongoose', '@nestjs/mongoose'],
  message: 'Only *.repository.ts and *.schema.ts know the store.',
  allowTypeImports: false,
};
const noCarriers = { group: ['bullmq', '@nats-io/*'], message: 'A service decides; carriers are for handlers, listeners and jobs.' };
const onlyTypesOfContracts = {
  regex: '^@simmer/contracts$',
  allowTypeImports: true,
  message: 'Types only: the contracts bring zod into the bundle. Constants come from @simmer/contracts/constants.',
};

const features = readdirSync(new URL('apps/web/src/features', import.meta.url));
const otherFeatures = (feature) => ({
  regex: `^\\.\\./.*(${features.filter((other) => other !== feature).join('|')})/`,
  message: 'Features do not import each other; what two of them need belongs to recipe/, app/ or libs.',
});
const onlyInSpecs = { regex: '/testing/', message: 'Only specs know what stands in for the server.' };

/** The floors of the web app, the ground first: a folder imports from those below. */
const FLOORS = [
  ['browser', 'service-worker'],
  ['api'],
  ['device'],
  ['forms'],
  ['access'],
  ['app'],
  ['recipe'],
  ['video'],
  ['cooking'],
  ['features'],
  ['routes'],
  ['server'],
  ['native'],
];
const webFolders = readdirSync(new URL('apps/web/src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);
const homeless = webFolders.filter((folder) => !FLOORS.flat().includes(folder));
if (homeless.length > 0) throw new Error(`Give ${homeless.join(', ')} of apps/web/src a place among FLOORS in eslint.config.mjs.`);
/** For a folder of the web app, which others it must not import. */
const noFloorsAbove = (folder) => {
  const above = FLOORS.slice(FLOORS.findIndex((floor) => floor.includes(folder)) + 1).flat();
  return above.length === 0
    ? []
    : [
        {
          regex: `^\\.\\./(.*/)?(${above.join('|')})/`,
          message: `${folder}/ stands below ${above.join('/, ')}/ and does not import them.`,
        },
      ];
};

const WORDS = '/[\\p{L}]{2}/u';
const textProps =
  'aria-label|aria-description|aria-roledescription|alt|placeholder|title|label|hint|error|message|caption|summary|kicker|text';
const literal = (where) => [`${where} > Literal[value=${WORDS}]`, `${where} > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`];
/** Text that a person reads comes from libs/messages. What has no letters, or is in an example of the kit page, is no text. */
const noLiteralText = [
  `JSXText[value=${WORDS}]`,
  ...['', ' > ConditionalExpression', ' > LogicalExpression'].flatMap((inside) => [
    ...literal(`:matches(JSXElement, JSXFragment) > JSXExpressionContainer${inside}`),
    ...literal(`JSXAttribute[name.name=/^(${textProps}|\\w+Label)$/] > JSXExpressionContainer${inside}`),
  ]),
  `JSXAttribute[name.name=/^(${textProps}|\\w+Label)$/] > Literal[value=${WORDS}]`,
].map((selector) => ({ selector, message: 'Text that people read comes from libs/messages: see its README.' }));
/** What a field has to be is told in every language. */
const rulesHaveCodes = {
  selector: "Property[key.name='error'] > :matches(Literal, TemplateLiteral)",
  message: 'Add the rule to libs/contracts/src/kit/rules.ts and say rule(code) here.',
};
/** Folders whose text is in the catalogue. */
const inCatalogue = ['libs/ui/src/**', 'apps/web/src/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '.nx',
      '.data',
      '**/*.gen.ts',
      '**/fixtures/**',
      'apps/web/public',
      'deploy/native',
      'coverage',
    ],
  },
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
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are parsed once, in libs/kit/src/config.' },
      ],
      'max-lines': ['error', { max: 400, skipComments: false }],
    },
  },
  { files: ['**/*.spec.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 600 }] } },
  { files: ['{apps/world,apps/dev,apps/e2e,tools}/**/*.ts'], rules: { '@nx/enforce-module-boundaries': harnessBoundaries } },
  {
    files: ['apps/{gateway,identity,recipes,importer,community,billing,media,operator}/src/**/*.ts'],
    ignores: ['**/*.repository.ts', '**/*.schema.ts', '**/*.module.ts', '**/*.spec.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': refuse(onlyInRepositories) },
  },
  {
    files: ['apps/*/src/**/*.service.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': refuse(onlyInRepositories, noCarriers) },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}', 'libs/{ui,client}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', 'apps/web/src/testing/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, '@typescript-eslint/no-restricted-imports': refuse(onlyTypesOfContracts) },
  },
  ...webFolders
    .filter((folder) => folder !== 'features')
    .map((folder) => ({
      files: [`apps/web/src/${folder}/**/*.{ts,tsx}`],
      ignores: ['**/*.spec.{ts,tsx}'],
      rules: { '@typescript-eslint/no-restricted-imports': refuse(onlyTypesOfContracts, onlyInSpecs, ...noFloorsAbove(folder)) },
    })),
  {
    files: inCatalogue.map((folder) => `${folder}/*.tsx`),
    ignores: ['**/*.spec.tsx', 'libs/ui/src/kit-page/**', 'apps/web/src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...noLiteralText] },
  },
  {
    files: ['libs/contracts/src/**/*.ts'],
    // read by whoever configures the product
    ignores: ['**/*.spec.ts', 'libs/contracts/src/app-config.ts'],
    rules: { 'no-restricted-syntax': ['error', rulesHaveCodes] },
  },
  ...features.map((feature) => ({
    files: [`apps/web/src/features/${feature}/**/*.{ts,tsx}`],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': refuse(
        onlyTypesOfContracts,
        onlyInSpecs,
        otherFeatures(feature),
        ...noFloorsAbove('features'),
      ),
    },
  })),
  {
    files: ['libs/kit/src/config/environment.ts', '**/*.config.ts', 'apps/e2e/**', 'tools/**', '**/*.{mjs,cjs}'],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['tools/**/*.mjs', 'deploy/**/*.mjs'], languageOptions: { globals: { process: 'readonly' } } },
);
