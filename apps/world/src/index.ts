export { allServices, listenersOfServices } from './services';
export { bootWorld, type World } from './world';
export { busUsers } from './bus-users';
export { dropDatabases, freePort, worldUnderTest, type WorldUnderTest } from './world-under-test';
