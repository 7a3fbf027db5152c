import { Controller } from '@nestjs/common';
import { operations, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { HouseholdMembersService } from './household-members.service';
import { HouseholdService } from './household.service';

const { household } = operations.identity;

@Controller()
export class HouseholdHandlers {
  constructor(
    private readonly households: HouseholdService,
    private readonly members: HouseholdMembersService,
  ) {}

  @Handles(household.read)
  read(_: unknown, { actor }: ContextOf<typeof household.read>) {
    return this.households.get(actor.accountId);
  }

  @Handles(household.putEater)
  putEater(eater: ParsedInputOf<typeof household.putEater>, { actor }: ContextOf<typeof household.putEater>) {
    return this.households.putEater(actor.accountId, eater);
  }

  @Handles(household.removeEater)
  removeEater({ id }: ParsedInputOf<typeof household.removeEater>, { actor }: ContextOf<typeof household.removeEater>) {
    return this.households.removeEater(actor.accountId, id);
  }

  @Handles(household.invite)
  invite(_: unknown, { actor }: ContextOf<typeof household.invite>) {
    return this.members.invite(actor.accountId);
  }

  @Handles(household.endInvitation)
  endInvitation(_: unknown, { actor }: ContextOf<typeof household.endInvitation>) {
    return this.members.endInvitation(actor.accountId);
  }

  @Handles(household.readInvitation)
  readInvitation({ token }: ParsedInputOf<typeof household.readInvitation>) {
    return this.members.readInvitation(token);
  }

  @Handles(household.join)
  join({ token }: ParsedInputOf<typeof household.join>, { actor }: ContextOf<typeof household.join>) {
    return this.members.join(actor.accountId, token);
  }

  @Handles(household.leave)
  leave(_: unknown, { actor }: ContextOf<typeof household.leave>) {
    return this.members.leave(actor.accountId);
  }

  @Handles(household.removeMember)
  removeMember({ id }: ParsedInputOf<typeof household.removeMember>, { actor }: ContextOf<typeof household.removeMember>) {
    return this.members.remove(actor.accountId, id);
  }

  @Handles(household.lookUp)
  lookUp({ accountId }: ParsedInputOf<typeof household.lookUp>) {
    return this.households.get(accountId);
  }
}
