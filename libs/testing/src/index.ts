export { cook, isolatedEnvironment, isSettled, service, type ServiceUnderTest, serviceUnderTest, waitUntil } from './service-under-test';
export { StandsInFor } from './stands-in-for';
