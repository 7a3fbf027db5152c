import { personalDocuments } from '@simmer/kit';
import { CHALLENGE_MODEL } from './challenge.schema';
import { type Authenticator, FACTORS_MODEL, type FactorsDocument, type Passkey } from './factors.schema';

const nameOf = ({ name, addedAt, lastUsedAt }: Authenticator | Passkey) => ({ name, addedAt, lastUsedAt });

/** That there are factors and what they are called; what they are made of opens the account. */
const factorsForExport = ({ authenticators, passkeys, recovery }: FactorsDocument) => ({
  authenticators: authenticators.map(nameOf),
  passkeys: passkeys.map(nameOf),
  recoveryCodes: recovery && { left: recovery.hashes.length, madeAt: recovery.madeAt },
});

export const factorsPersonalData = personalDocuments({
  feature: 'second-factor',
  stage: 'account',
  kinds: [
    { model: FACTORS_MODEL, owner: '_id', toExport: (document) => factorsForExport(document as unknown as FactorsDocument) },
    { model: CHALLENGE_MODEL, owner: 'accountId', withheld: 'all' },
  ],
});
