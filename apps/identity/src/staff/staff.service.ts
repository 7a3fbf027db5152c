import { Injectable } from '@nestjs/common';
import { MAX_STAFF, type operations, type OutputOf } from '@simmer/contracts';
import { AccountRepository } from '../account-model/account.repository';
import { Factors } from '../factors/factors.service';

/** Who works for Simmer. */
@Injectable()
export class StaffService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: Factors,
  ) {}

  async list(): Promise<OutputOf<typeof operations.identity.staff.list>['items']> {
    const staff = await this.accounts.listWithRole('staff', MAX_STAFF);
    return Promise.all(
      staff.map(async (one) => ({ email: one.email, name: one.name, hasSecondFactor: (await this.factors.pendingFor(one)) !== null })),
    );
  }
}
