export { openRoutesOf, runCrossSite } from '../../apps/e2e/src/http-rules/cross-site';
export { runHeaders } from '../../apps/e2e/src/http-rules/headers';
export { unmounted } from '../../apps/e2e/src/http-rules/routes';
export { worldUnderTest } from '@simmer/world';
