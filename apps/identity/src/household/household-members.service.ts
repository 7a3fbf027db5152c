import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Eater, type Household, HOUSEHOLD_LIMITS, ProblemError } from '@simmer/contracts';
import { hashOf, untilWritten } from '@simmer/kit';
import { Secrets } from '../secrets';
import { HouseholdRepository, type HouseholdState } from './household.repository';
import { HouseholdService } from './household.service';

const INVITATION = 'household invitation';

/**
 * Who shares a household. One has the id of the account that it began with, so that everybody's own is there to go back to. Two documents change
 * when somebody comes or goes: first the one that they are to be in, so that nobody is ever in none.
 */
@Injectable()
export class HouseholdMembersService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly household: HouseholdService,
    private readonly secrets: Secrets,
  ) {}

  async invite(accountId: string): Promise<{ token: string }> {
    return untilWritten(async () => {
      const read = await this.household.stateOf(accountId);
      if (read.members.length >= HOUSEHOLD_LIMITS.members) throw new ProblemError('identity.household-full');
      if (read.invitation) return { written: { token: this.tokenOf(read._id, read.invitation.id) } };
      const id = randomUUID();
      const token = this.tokenOf(read._id, id);
      const written = await this.households.replace(read, { invitation: { id, hash: hashOf(token) } });
      return written && { written: { token } };
    });
  }

  endInvitation(accountId: string): Promise<Household> {
    return untilWritten(async () => {
      const read = await this.household.stateOf(accountId);
      const written = read.invitation ? await this.households.replace(read, { invitation: null }) : read;
      return written && { written: await this.household.told(written) };
    });
  }

  async readInvitation(token: string): Promise<{ householdId: string; names: string[] }> {
    const { id, people } = await this.household.told(await this.invited(token));
    return { householdId: id, names: people.map(({ name }) => name) };
  }

  /** Whoever joins eats along, as they said of themselves. Their own household waits until they leave. */
  async join(accountId: string, token: string): Promise<Household> {
    const own = await this.household.ownOf(accountId);
    return untilWritten(async () => {
      const read = await this.invited(token);
      const isIn = read.members.includes(accountId);
      const current = await this.household.stateOf(accountId);
      if (!isIn && current.members.length > 1) throw new ProblemError('identity.shares-already');
      if (!isIn && read.members.length >= HOUSEHOLD_LIMITS.members) throw new ProblemError('identity.household-full');
      const joining = own.eaters.filter(({ id }) => id === accountId && !read.eaters.some((eater) => eater.id === id));
      const eaters = [...read.eaters, ...joining].slice(0, HOUSEHOLD_LIMITS.eaters);
      const written = isIn ? read : await this.households.replace(read, { members: [...read.members, accountId], eaters });
      if (!written) return null;
      if (read._id !== accountId) await this.putOwn(accountId, { members: [], invitation: null });
      return { written: await this.household.told(written) };
    });
  }

  /** What was settled about whoever leaves goes with them; the others keep the rest. */
  async leave(accountId: string): Promise<Household> {
    const shared = await this.household.stateOf(accountId);
    if (shared.members.length > 1) await (shared._id === accountId ? this.leaveOwn(shared) : this.leaveJoined(accountId, shared));
    return this.household.of(accountId);
  }

  /** Of the household that began with an account. Throws `request.not-found` for who does not share it. */
  async remove(accountId: string, memberId: string): Promise<Household> {
    const shared = await this.household.stateOf(accountId);
    if (shared._id !== accountId || memberId === accountId || !shared.members.includes(memberId))
      throw new ProblemError('request.not-found');
    await this.endInvitation(accountId);
    await this.leaveJoined(memberId, shared);
    return this.household.of(accountId);
  }

  private async leaveJoined(accountId: string, shared: HouseholdState): Promise<void> {
    const own = await this.household.ownOf(accountId);
    await this.putOwn(accountId, { members: [accountId], eaters: withEaterOf(own.eaters, accountId, shared.eaters) });
    await this.change(shared._id, (read) => ({
      members: without(read.members, accountId),
      eaters: read.eaters.filter(({ id }) => id !== accountId),
    }));
  }

  /** The household that began with them stays theirs: the others go on in that of the first of them. */
  private async leaveOwn({ _id, members, eaters }: HouseholdState): Promise<void> {
    const others = without(members, _id);
    const [first] = others;
    if (first === undefined) return;
    await this.putOwn(first, { members: others, eaters: eaters.filter(({ id }) => id !== _id), invitation: null });
    await this.change(_id, (read) => ({
      members: [_id],
      eaters: read.eaters.filter(({ id }) => !others.includes(id)),
      invitation: null,
    }));
  }

  private async invited(token: string): Promise<HouseholdState> {
    const found = await this.households.findInvited(hashOf(token));
    if (!found) throw new ProblemError('identity.invitation-over');
    return found;
  }

  private putOwn(accountId: string, next: Parameters<HouseholdRepository['replace']>[1]): Promise<HouseholdState> {
    return untilWritten(async () => {
      const written = await this.households.replace(await this.household.ownOf(accountId), next);
      return written && { written };
    });
  }

  private async change(id: string, decide: (read: HouseholdState) => Parameters<HouseholdRepository['replace']>[1]): Promise<void> {
    await untilWritten(async () => {
      const read = await this.households.find(id);
      const written = read && (await this.households.replace(read, decide(read)));
      return written && { written };
    });
  }

  private tokenOf(householdId: string, id: string): string {
    return this.secrets.token(INVITATION, `${householdId} ${id}`);
  }
}

const without = (members: readonly string[], accountId: string): string[] => members.filter((id) => id !== accountId);

/** Somebody's own eaters, with what the shared household last knew of themselves. */
function withEaterOf(own: readonly Eater[], accountId: string, shared: readonly Eater[]): Eater[] {
  const latest = shared.find(({ id }) => id === accountId);
  return own.map((eater) => (eater.id === accountId && latest ? latest : eater));
}
