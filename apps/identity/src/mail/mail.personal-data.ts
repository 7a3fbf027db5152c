import { personalDocuments } from '@simmer/kit';
import { MAIL_LINK_MODEL } from '../mail-link/mail-link.schema';
import { MAIL_MODEL } from './mail.schema';

export const mailPersonalData = personalDocuments({
  feature: 'mail',
  stage: 'account',
  kinds: [
    { model: MAIL_MODEL, owner: 'ownerId' },
    { model: MAIL_LINK_MODEL, owner: 'accountId', withheld: ['_id', 'takenUntil', 'codeTries'] },
  ],
});
