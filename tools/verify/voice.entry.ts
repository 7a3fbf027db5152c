export { worldUnderTest } from '@simmer/world';
export { Linking } from '../../apps/e2e/src/oauth/linking';
export { VOICE_SETTINGS } from '../../apps/e2e/src/oauth/voice-platform';
export { hostileRequests } from '../../apps/e2e/src/voice/hostile-requests';
export { itemsOf } from '../../apps/e2e/src/voice/items-of';
export { Certificates, Speaker } from '../../apps/e2e/src/voice/speaker';
