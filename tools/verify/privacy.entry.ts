import { worldUnderTest as plainWorld } from '@simmer/world';
import { VOICE_SETTINGS } from '../../apps/e2e/src/oauth/voice-platform';
import { Certificates } from '../../apps/e2e/src/voice/speaker';

export { allEvents, SERVICES_WITH_PERSONAL_DATA } from '@simmer/contracts';
export { Mongo, ObjectStore } from '@simmer/kit';
export { BusUnderTest, waitUntil } from '@simmer/testing';
export { newPerson, operationOf } from '../../apps/e2e/src/authz/person';
export { newPhoto } from '../../apps/e2e/src/authz/resources';
export { newCanary } from '../../apps/e2e/src/authz/sample-input';
export { cookWithEverything } from '../../apps/e2e/src/privacy/cook-with-everything';

export const certificates = await Certificates.make();

/** With a voice platform that accounts can be linked with. */
export const worldUnderTest = () => plainWorld({ ...VOICE_SETTINGS, ...certificates.settings });
