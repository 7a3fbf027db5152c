import { operations } from '@simmer/contracts';
import { MailServer } from '@simmer/testing';
import { worldUnderTest as plainWorld } from '@simmer/world';
import { VOICE_SETTINGS } from '../../apps/e2e/src/oauth/voice-platform';

export { codeIn, tokenIn, VirtualPasskey } from '@simmer/testing';
export { Browser } from '../../apps/e2e/src/oauth/browser';
export { Linking } from '../../apps/e2e/src/oauth/linking';

export const { confirmEmail } = operations.identity.account;

export const mail = await MailServer.start();

/** With a voice platform that accounts can be linked with, and its mails caught here. */
export const worldUnderTest = () => plainWorld({ ...VOICE_SETTINGS, SMTP_URL: mail.url });
