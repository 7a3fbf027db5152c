import { MailServer } from '@simmer/testing';

export { tokenIn } from '@simmer/testing';

export const mail = await MailServer.start();
