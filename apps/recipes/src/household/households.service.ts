import { Injectable } from '@nestjs/common';
import { household, type Household, type PayloadOf, type householdChanged } from '@simmer/contracts';
import { Bus, type Comparison, type Drift, Reconciliations } from '@simmer/kit';
import { HouseholdRepository } from './household.repository';
import type { HouseholdDocument } from './household.schema';

/** Whose plan and lists an account uses: those of its household, from a copy that identity's events keep, so that no call waits for identity. */
@Injectable()
export class Households {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly bus: Bus,
    private readonly reconciliations: Reconciliations,
  ) {}

  /** The id of an account's household: its own id until it shares another one. */
  async get(accountId: string): Promise<string> {
    const found = await this.households.listByMember(accountId);
    return found.find(({ _id }) => _id !== accountId)?._id ?? accountId;
  }

  /** The accounts that share a household. Nobody is in that of an account that has joined another one. */
  async listMembers(householdId: string): Promise<string[]> {
    return (await this.households.find(householdId))?.members ?? [householdId];
  }

  /** The names of the members, from identity. */
  async listPeople(accountId: string): Promise<Household['people']> {
    return (await this.bus.call(household.lookUp, { accountId }, { asService: true })).people;
  }

  async store({ householdId: _id, members, revision }: PayloadOf<typeof householdChanged>): Promise<void> {
    await this.households.putIfNewer({ _id, members, revision });
  }

  /** Compares the copies with identity's households, for the nightly job. */
  reconcile(options?: Parameters<Reconciliations['reconcile']>[2]): Promise<Drift> {
    const households: Comparison = {
      idsAfter: (limit, after) => this.households.idsAfter(limit, after),
      drifted: async (ids) => (await this.differing(ids)).map(({ known }) => known._id),
      mend: async (id) => {
        const [found] = await this.differing([id]);
        return !found || this.households.replace(found.known, found.truth);
      },
    };
    return this.reconciliations.reconcile('households', [households], options);
  }

  private async differing(ids: string[]): Promise<{ known: HouseholdDocument; truth: Omit<HouseholdDocument, '_id'> }[]> {
    const compared = (await this.households.findMany(ids)).map(async (known) => {
      const shared = await this.bus.call(household.lookUp, { accountId: known._id }, { asService: true });
      // whose household it is may share another one: then nobody is in it
      const members = shared.id === known._id ? shared.members : [];
      const revision = shared.id === known._id ? shared.revision : known.revision;
      return String(members) === String(known.members) && revision === known.revision ? [] : [{ known, truth: { members, revision } }];
    });
    return (await Promise.all(compared)).flat();
  }
}
