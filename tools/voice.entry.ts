export { signingWith, voiceAuthority } from '../libs/testing/src/voice/certificates';
export { signedBy, understood, voiceRequest } from '../libs/testing/src/voice/voice-device';
