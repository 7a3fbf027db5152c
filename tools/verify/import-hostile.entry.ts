export { operations } from '@simmer/contracts';
export { cook, isolatedEnvironment, serviceUnderTest } from '@simmer/testing';
export { ImporterModule } from '@svc/importer';
