export { gapsInRows, runMatrix } from '../../apps/e2e/src/authz/matrix';
export { worldUnderTest } from '@simmer/world';
