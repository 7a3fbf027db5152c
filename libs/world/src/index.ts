export { allServices } from './services';
export { bootWorld, type World } from './world';
export { freePort, worldUnderTest, type WorldUnderTest } from './world-under-test';
