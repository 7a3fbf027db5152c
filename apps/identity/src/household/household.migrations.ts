import { HOUSEHOLD_LIMITS, DAY_MS } from '@simmer/contracts';
import type { Migration } from '@simmer/kit';

const DUPLICATE = 11_000;

interface StoredHousehold {
  _id: string;
  members: string[];
  eaters: { id: string }[];
  invitation: { expiresAt?: Date } | null;
}

/**
 * Membership is a document of the account. Of an account in two households the first one found counts; one that was deleted while it joined is in
 * none, and eats nowhere. Invitations from before end as new ones do.
 */
export const membershipsOfAccounts: Migration = {
  id: '0001-memberships-of-accounts',
  async run({ collection }) {
    const memberships = collection('household_memberships');

    async function isMember(accountId: string, householdId: string): Promise<boolean> {
      if (!(await collection('accounts').findOne({ _id: accountId }))) return false;
      try {
        await memberships.insertOne({ _id: accountId, householdId, claimedAt: new Date() });
        return true;
      } catch (error) {
        if ((error as { code?: unknown }).code !== DUPLICATE) throw error;
        return (await memberships.findOne({ _id: accountId }))?.['householdId'] === householdId;
      }
    }

    for await (const document of collection('households').find()) {
      const { _id, members, eaters, invitation } = document as unknown as StoredHousehold;
      const gone = new Set<string>();
      for (const accountId of members) if (accountId !== _id && !(await isMember(accountId, _id))) gone.add(accountId);
      const set = {
        members: members.filter((accountId) => !gone.has(accountId)),
        eaters: eaters.filter(({ id }) => !gone.has(id)),
        ...(invitation &&
          !invitation.expiresAt && { 'invitation.expiresAt': new Date(Date.now() + HOUSEHOLD_LIMITS.invitationDays * DAY_MS) }),
      };
      await collection('households').updateOne({ _id }, { $set: set });
    }
  },
};
