export { bootWorld, type World } from './world';
export { worldUnderTest, type WorldUnderTest } from './world-under-test';
