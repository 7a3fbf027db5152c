export { BusUnderTest } from './bus-under-test';
export { type CaughtMail, codeIn, MailServer, tokenIn } from './mail-server';
export {
  cook,
  isolatedEnvironment,
  isSettled,
  kitEnvironment,
  service,
  type ServiceUnderTest,
  serviceUnderTest,
  staff,
  stagedFile,
  waitUntil,
} from './service-under-test';
export { FakeService } from './fake-service';
export { randomFrom, shuffled } from './random';
export { StripeMock } from './stripe-mock';
export { VirtualPasskey } from './virtual-passkey';
export { type Certified, certify, VOICE_HOST, type VoiceAuthority, voiceAuthority } from './voice/certificates';
export {
  CHAIN_FOLDER,
  type DeviceOptions,
  type InteractionModel,
  signedBy,
  understood,
  voiceRequest,
  type VoiceRequestBody,
} from './voice/voice-device';
