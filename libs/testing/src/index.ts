export { cook, isolatedEnvironment, isSettled, service, type ServiceUnderTest, serviceUnderTest, waitUntil } from './service-under-test';
