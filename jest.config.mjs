const swc = {
  swcrc: false,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
};

const aliases = {
  '^@simmer/contracts/constants$': '<rootDir>/libs/contracts/src/constants.ts',
  '^@simmer/culinary/recipe-text$': '<rootDir>/libs/culinary/src/recipe-text/index.ts',
  '^@simmer/(.*)$': '<rootDir>/libs/$1/src/index.ts',
  '^@svc/(.*)$': '<rootDir>/apps/$1/src/$1.module.ts',
};

const tier = (displayName, testMatch, extra = {}) => ({
  displayName,
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
  moduleNameMapper: { ...aliases, '\\.css$': '<rootDir>/tools/empty-style.cjs' },
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  ...extra,
});

/** Definitions, and suites that a stand-in and the real thing pass alike. */
const contracts = ['libs/contracts/src/**/*.spec.ts', 'libs/testing/src/object-store.spec.ts', 'apps/gateway/src/openapi/*.spec.ts'];

export default {
  projects: [
    tier('unit', ['<rootDir>/{apps,libs}/*/src/**/*.spec.{ts,tsx}'], {
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', '\\.int\\.spec\\.ts$', '/apps/e2e/', '/libs/contracts/', '/libs/testing/', '/apps/gateway/src/openapi/'],
    }),
    tier('contract', contracts.map((pattern) => `<rootDir>/${pattern}`)),
    tier('integration', ['<rootDir>/{apps,libs}/*/src/**/*.int.spec.ts']),
    tier('world', ['<rootDir>/apps/e2e/src/api/**/*.spec.ts']),
  ],
};
