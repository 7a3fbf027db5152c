import { Injectable } from '@nestjs/common';
import { ADVANCED_GOALS, type Eater, type Household, HOUSEHOLD_LIMITS, includes, type NutrientGoal, ProblemError } from '@simmer/contracts';
import { Plans, untilWritten } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import { HouseholdRepository, type HouseholdState } from './household.repository';
import { MembershipRepository } from './membership.repository';

/** Who eats together. A household is stored from its first change on; until then it is its cook alone. */
@Injectable()
export class HouseholdService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly memberships: MembershipRepository,
    private readonly accounts: AccountRepository,
    private readonly plans: Plans,
  ) {}

  /** Throws `request.not-found` for an unknown account. */
  async get(accountId: string): Promise<Household> {
    return this.viewOf(await this.getState(accountId));
  }

  /** Throws `access.upgrade-required` for a new goal that the account's plan does not include; goals from before a lapse stay. */
  async putEater(accountId: string, eater: Eater): Promise<Household> {
    const hasAllGoals = ADVANCED_GOALS.every((nutrient) => eater.goals[nutrient] === undefined) || (await this.includesAllGoals(accountId));
    return this.change(accountId, (eaters) => {
      const stored = eaters.find(({ id }) => id === eater.id)?.goals;
      const isNew = (nutrient: NutrientGoal): boolean =>
        eater.goals[nutrient] !== undefined && eater.goals[nutrient] !== stored?.[nutrient];
      if (!hasAllGoals && ADVANCED_GOALS.some(isNew)) throw new ProblemError('access.upgrade-required');
      const isKnown = eaters.some(({ id }) => id === eater.id);
      if (!isKnown && eaters.length >= HOUSEHOLD_LIMITS.eaters) throw new ProblemError('identity.too-many-eaters');
      return isKnown ? eaters.map((one) => (one.id === eater.id ? eater : one)) : [...eaters, eater];
    });
  }

  /** Somebody who is not there is gone already. */
  removeEater(accountId: string, eaterId: string): Promise<Household> {
    return this.change(accountId, (eaters) => {
      const left = eaters.filter(({ id }) => id !== eaterId);
      if (left.length === 0) throw new ProblemError('identity.last-eater');
      return left;
    });
  }

  private async includesAllGoals(accountId: string): Promise<boolean> {
    return includes(await this.plans.get(accountId), 'advanced-macros');
  }

  private async change(accountId: string, decide: (eaters: Eater[]) => Eater[]): Promise<Household> {
    return untilWritten(async () => {
      const read = await this.getState(accountId);
      const written = await this.households.replace(read, { eaters: decide(read.eaters) });
      return written && { written: await this.viewOf(written) };
    });
  }

  /** The household that an account shares, or its own. */
  async getState(accountId: string): Promise<HouseholdState> {
    const membership = await this.memberships.find(accountId);
    const joined = membership && (await this.households.find(membership.householdId));
    if (joined?.members.includes(accountId)) return this.withJoined(joined);
    const own = await this.getOwn(accountId);
    return this.withJoined({ ...own, members: [accountId, ...own.members.filter((id) => id !== accountId)] });
  }

  /** An account's own household, as it is stored or would be created. Throws `request.not-found` for an unknown account. */
  async getOwn(accountId: string): Promise<HouseholdState> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new ProblemError('request.not-found');
    const begun = {
      _id: accountId,
      members: [accountId],
      invitation: null,
      eaters: [eaterCalled(accountId, account.name || account.email)],
      revision: 0,
    };
    return (await this.households.find(accountId)) ?? begun;
  }

  /** A household with those of its members who are in it and in no other. */
  async withJoined<T extends Pick<HouseholdState, '_id' | 'members'>>(state: T): Promise<T> {
    const others = state.members.filter((id) => id !== state._id);
    if (others.length === 0) return state;
    const joined = new Set(await this.memberships.listJoined(others, state._id));
    return { ...state, members: state.members.filter((id) => id === state._id || joined.has(id)) };
  }

  /** With the names of those who share it. */
  async viewOf({ _id, invitation: _, ...state }: HouseholdState): Promise<Household> {
    const accounts = await this.accounts.findMany(state.members);
    const nameOf = (id: string): string => {
      const account = accounts.find((one) => one._id === id);
      return account ? shortName(account.name || account.email) : '';
    };
    return { id: _id, ...state, people: state.members.map((id) => ({ id, name: nameOf(id) })) };
  }
}

/** The part before the @, for somebody without a name. */
const shortName = (name: string): string => (name.split('@')[0] ?? name).trim();

/** Everybody eats everything, until they say otherwise. */
const eaterCalled = (id: string, name: string): Eater => ({
  id,
  name: shortName(name).slice(0, HOUSEHOLD_LIMITS.name).trim(),
  portion: 1,
  diets: [],
  allergens: [],
  dislikes: [],
  goals: {},
});
