const swc = {
  swcrc: false,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic' },
      // as the bundler sees them in a browser's build
      optimizer: { globals: { vars: { 'import.meta.env': '({ SSR: false, DEV: false })' } } },
    },
  },
};

const aliases = {
  '^@simmer/contracts/constants$': '<rootDir>/libs/contracts/src/constants.ts',
  '^@simmer/culinary/recipe-text$': '<rootDir>/libs/culinary/src/recipe-text/index.ts',
  '^@simmer/foods/all$': '<rootDir>/libs/foods/src/all.ts',
  '^@simmer/help/(articles|build)$': '<rootDir>/libs/help/src/$1.ts',
  '^@simmer/kit/isolated$': '<rootDir>/libs/kit/src/isolated/serve.ts',
  '^@simmer/messages/languages$': '<rootDir>/libs/messages/src/languages.ts',
  '^@simmer/messages/(.*)$': '<rootDir>/libs/messages/src/en/$1.ts',
  '^@simmer/ui/kit-page$': '<rootDir>/libs/ui/src/kit-page/kit-page.tsx',
  '^@simmer/world$': '<rootDir>/apps/world/src/index.ts',
  '^@simmer/(.*)$': '<rootDir>/libs/$1/src/index.ts',
  '^@svc/(.*)$': '<rootDir>/apps/$1/src/$1.module.ts',
};

/** How long a test or a hook of a tier may take on a busy machine. What is slow by itself is found by benchmarks, never by these. */
const TIME_LIMITS_MS = { unit: 30_000, component: 60_000, contract: 30_000, integration: 120_000, world: 300_000 };

const tier = (displayName, testMatch, extra = {}) => ({
  displayName,
  globals: { TIME_LIMIT_MS: TIME_LIMITS_MS[displayName] },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/time-limit.cjs'],
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
  moduleNameMapper: {
    ...aliases,
    '\\.css$': '<rootDir>/tools/jest/empty-style.cjs',
    '\\.svg$|\\?worker&url$': '<rootDir>/tools/jest/asset.cjs',
  },
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  ...extra,
});

/** Definitions, and suites that a stand-in and the real thing pass alike. */
const contracts = ['libs/contracts/src/**/*.spec.ts', 'libs/testing/src/object-store.spec.ts', 'apps/gateway/src/openapi/*.spec.ts'];

export default {
  reporters: ['default', '<rootDir>/tools/jest/end-reporter.mjs'],
  // what a spec file loaded is not all freed with its context: a worker that has grown so large makes way for a new one
  workerIdleMemoryLimit: '1500MB',
  projects: [
    tier('unit', ['<rootDir>/{apps,libs}/*/src/**/*.spec.ts'], {
      testPathIgnorePatterns: [
        '/node_modules/',
        '/dist/',
        '/.data/',
        '\\.int\\.spec\\.ts$',
        '/apps/e2e/',
        '/libs/contracts/',
        '/libs/testing/',
        '/apps/gateway/src/openapi/',
      ],
    }),
    tier('component', ['<rootDir>/{apps/web,libs/ui}/src/**/*.spec.tsx'], {
      testEnvironment: '<rootDir>/tools/jest/browser-environment.mjs',
    }),
    tier(
      'contract',
      contracts.map((pattern) => `<rootDir>/${pattern}`),
    ),
    tier('integration', ['<rootDir>/{apps,libs}/*/src/**/*.int.spec.ts']),
    tier('world', ['<rootDir>/apps/e2e/src/api/**/*.spec.ts']),
  ],
};
