export { allEvents, SERVICES_WITH_PERSONAL_DATA } from '@simmer/contracts';
export { bootService, HealthController, Mongo, ObjectStore, queuePrefix } from '@simmer/kit';
export { BusUnderTest, waitUntil } from '@simmer/testing';
export { worldUnderTest } from '@simmer/world';
export { serviceModules } from '../../apps/world/src/services';
export { operationOf } from '../../apps/e2e/src/authz/person';
export { cookWithEverything } from '../../apps/e2e/src/privacy/cook-with-everything';
