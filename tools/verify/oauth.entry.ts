export { worldUnderTest } from '@simmer/world';
export { Linking } from '../../apps/e2e/src/oauth/linking';
export { refusals } from '../../apps/e2e/src/oauth/refusals';
export { VOICE_SETTINGS } from '../../apps/e2e/src/oauth/voice-platform';
