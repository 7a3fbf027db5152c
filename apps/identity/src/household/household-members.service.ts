import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Eater, type Household, HOUSEHOLD_LIMITS, type operations, type OutputOf, ProblemError, DAY_MS } from '@simmer/contracts';
import { hashOf, untilWritten } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import { Secrets } from '../secrets';
import { HouseholdRepository, type HouseholdState } from './household.repository';
import { HouseholdService } from './household.service';
import { MembershipRepository } from './membership.repository';

type Invitation = OutputOf<typeof operations.identity.household.invite>;

/** Many may open one link at the same moment. */
const AMONG_JOINS = { tries: 20 };

const INVITATION = 'household invitation';
/** Longer than a join takes from its claim until the household lists the account. */
const JOINS_WITHIN_MS = 10_000;

/**
 * Who shares a household. One has the id of the account that it began with, so that everybody's own is there to go back to. An account is in the
 * one that its membership names and that lists it: the membership sees to it that it is in no two, the household that it is let in by an
 * invitation that is there and while there is a place.
 */
@Injectable()
export class HouseholdMembersService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly memberships: MembershipRepository,
    private readonly household: HouseholdService,
    private readonly accounts: AccountRepository,
    private readonly secrets: Secrets,
  ) {}

  async invite(accountId: string): Promise<Invitation> {
    return untilWritten(async () => {
      const read = await this.household.getState(accountId);
      if (read.members.length >= HOUSEHOLD_LIMITS.members) throw new ProblemError('identity.household-full');
      const known = this.invitationOf(read);
      if (known) return { written: known };
      const id = randomUUID();
      const token = this.secrets.token(INVITATION, `${read._id} ${id}`);
      const expiresAt = new Date(Date.now() + HOUSEHOLD_LIMITS.invitationDays * DAY_MS);
      const written = await this.households.replace(read, { invitation: { id, hash: hashOf(token), expiresAt } });
      return written && { written: { token, expires_at: expiresAt.toISOString() } };
    });
  }

  endInvitation(accountId: string): Promise<Household> {
    return untilWritten(async () => {
      const read = await this.household.getState(accountId);
      const written = read.invitation ? await this.households.replace(read, { invitation: null }) : read;
      return written && { written: await this.household.viewOf(written) };
    });
  }

  async readInvitation(token: string): Promise<{ householdId: string; names: string[] }> {
    const { id, people } = await this.household.viewOf(await this.invited(token));
    return { householdId: id, names: people.map(({ name }) => name) };
  }

  /** A new member becomes an eater with their own settings. Their own household waits until they leave. */
  async join(accountId: string, token: string): Promise<Household> {
    const own = await this.household.getOwn(accountId);
    /** The household that this call alone has claimed: what another call claimed is for that one to give back. */
    let claimed: string | null = null;
    const joined = await untilWritten(async () => {
      const read = await this.invited(token);
      if (read.members.includes(accountId)) return { written: read };
      const current = await this.household.getState(accountId);
      // sent twice: the other one was faster
      if (current._id === read._id) return { written: current };
      if (current._id !== accountId || current.members.length > 1) throw new ProblemError('identity.shares-already');
      if (read.members.length >= HOUSEHOLD_LIMITS.members) throw new ProblemError('identity.household-full');
      const claim = await this.claim(accountId, read._id);
      if (claim === 'another') throw new ProblemError('identity.shares-already');
      if (claim === 'new') claimed = read._id;
      const joining = own.eaters.filter(({ id }) => id === accountId && !read.eaters.some((eater) => eater.id === id));
      const eaters = [...read.eaters, ...joining].slice(0, HOUSEHOLD_LIMITS.eaters);
      const written = await this.households.replace(read, { members: [...read.members, accountId], eaters });
      return written && { written };
    }, AMONG_JOINS).catch(async (problem: unknown) => {
      if (claimed !== null) await this.releaseClaim(accountId, claimed);
      throw problem;
    });
    if (joined._id !== accountId) await this.settle(accountId, joined._id);
    return this.household.viewOf(joined);
  }

  /** A leaving member's eater goes with them; the others keep the rest. */
  async leave(accountId: string): Promise<Household> {
    const shared = await this.household.getState(accountId);
    if (shared.members.length > 1) await (shared._id === accountId ? this.leaveOwn(shared) : this.leaveJoined(accountId, shared));
    return this.household.get(accountId);
  }

  /** Of the household that began with an account. Throws `request.not-found` for who does not share it. */
  async remove(accountId: string, memberId: string): Promise<Household> {
    const shared = await this.household.getState(accountId);
    if (shared._id !== accountId || memberId === accountId || !shared.members.includes(memberId))
      throw new ProblemError('request.not-found');
    await this.leaveJoined(memberId, shared);
    return this.household.get(accountId);
  }

  /** Removes a deleted account from every household but its own, as a member and an eater. */
  async removeAccount(accountId: string): Promise<void> {
    if (await this.accounts.find(accountId)) await this.leave(accountId);
    for (const { _id } of await this.households.listByMember(accountId)) if (_id !== accountId) await this.removeFrom(_id, accountId);
  }

  /**
   * An account joins one household at a time: another one while it has joined another, or is about to. A claim whose join never came to its end
   * is over after a moment.
   */
  private async claim(accountId: string, householdId: string): Promise<'new' | 'made before' | 'another'> {
    const read = await this.memberships.find(accountId);
    if (read?.householdId === householdId) return 'made before';
    if (read && read.claimedAt.getTime() > Date.now() - JOINS_WITHIN_MS) return 'another';
    if (await this.memberships.put(accountId, householdId, read)) return 'new';
    // a conflict, perhaps the same join sent twice
    return (await this.memberships.find(accountId))?.householdId === householdId ? 'made before' : 'another';
  }

  /** Of a join that came to nothing. */
  private async releaseClaim(accountId: string, householdId: string): Promise<void> {
    const household = await this.households.find(householdId);
    if (!household?.members.includes(accountId)) await this.memberships.remove(accountId, householdId);
  }

  /** The household lists the account by now. Whoever was claimed by another one meanwhile, or goes, is taken out again. */
  private async settle(accountId: string, householdId: string): Promise<void> {
    const membership = await this.memberships.find(accountId);
    if (membership?.householdId !== householdId) {
      await this.removeFrom(householdId, accountId);
      throw new ProblemError('identity.shares-already');
    }
    // mark the account first, then leave: of two concurrent changes one sees the other
    const account = await this.accounts.find(accountId);
    if (!account || account.isGoing) {
      await this.removeFrom(householdId, accountId);
      throw new ProblemError('request.not-found');
    }
    const own = await this.household.withJoined(await this.household.getOwn(accountId));
    // somebody has just joined: they keep the household
    if (without(own.members, accountId).length > 0) await this.leaveOwn(own, { isElsewhere: true });
    else await this.putOwn(accountId, { members: [], invitation: null });
  }

  private async leaveJoined(accountId: string, shared: HouseholdState): Promise<void> {
    // first restore their own household, so that everybody is in one; a deleted account has none
    if (await this.accounts.find(accountId)) {
      const own = await this.household.getOwn(accountId);
      await this.putOwn(accountId, { members: [accountId], eaters: withEaterOf(own.eaters, accountId, shared.eaters) });
    }
    await this.removeFrom(shared._id, accountId);
  }

  /** In one write with the end of the invitation, so that a former member cannot rejoin by the old link. */
  private async removeFrom(householdId: string, accountId: string): Promise<void> {
    await this.change(householdId, (read) => ({
      members: without(read.members, accountId),
      eaters: read.eaters.filter(({ id }) => id !== accountId),
      invitation: null,
    }));
    await this.memberships.remove(accountId, householdId);
  }

  /** The household that began with them stays theirs: the others go on in that of the first of them. */
  private async leaveOwn({ _id, members, eaters }: HouseholdState, { isElsewhere = false } = {}): Promise<void> {
    const others = without(members, _id);
    const [first] = others;
    if (first === undefined) return;
    await this.putOwn(first, { members: others, eaters: eaters.filter(({ id }) => id !== _id), invitation: null });
    await this.memberships.move(without(others, first), _id, first);
    await this.memberships.remove(first, _id);
    await this.change(_id, (read) => ({
      members: isElsewhere ? [] : [_id],
      eaters: read.eaters.filter(({ id }) => !others.includes(id)),
      invitation: null,
    }));
  }

  private async invited(token: string): Promise<HouseholdState> {
    const found = await this.households.findInvited(hashOf(token));
    if (!found?.invitation || found.invitation.expiresAt <= new Date()) throw new ProblemError('identity.invitation-over');
    return this.household.withJoined(found);
  }

  /** The open invitation; null when it has expired or its link can no longer be shown. */
  private invitationOf({ _id, invitation }: HouseholdState): Invitation | null {
    if (!invitation || invitation.expiresAt <= new Date()) return null;
    const token = this.secrets.tokens(INVITATION, `${_id} ${invitation.id}`).find((one) => hashOf(one) === invitation.hash);
    return token === undefined ? null : { token, expires_at: invitation.expiresAt.toISOString() };
  }

  private putOwn(accountId: string, next: Parameters<HouseholdRepository['replace']>[1]): Promise<HouseholdState> {
    return untilWritten(async () => {
      const written = await this.households.replace(await this.household.getOwn(accountId), next);
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
}

const without = (members: readonly string[], accountId: string): string[] => members.filter((id) => id !== accountId);

/** Somebody's own eaters, with what the shared household last knew of themselves. */
function withEaterOf(own: readonly Eater[], accountId: string, shared: readonly Eater[]): Eater[] {
  const latest = shared.find(({ id }) => id === accountId);
  return own.map((eater) => (eater.id === accountId && latest ? latest : eater));
}
