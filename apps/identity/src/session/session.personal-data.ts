import { personalDocuments } from '@simmer/kit';
import { DEVICE_MODEL } from '../sign-in/device.schema';
import { SESSION_MODEL } from './session.schema';

export const sessionPersonalData = personalDocuments({
  feature: 'devices',
  stage: 'account',
  kinds: [
    { model: SESSION_MODEL, owner: 'accountId', withheld: ['_id', 'deviceId'] },
    { model: DEVICE_MODEL, owner: 'accountId', withheld: 'all' },
  ],
});
