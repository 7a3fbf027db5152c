import { Controller } from '@nestjs/common';
import { operations, type OutputOf } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { AccountService } from '../account/account.service';

const { staff } = operations.identity;

@Controller()
export class StaffHandlers {
  constructor(private readonly accounts: AccountService) {}

  @Handles(staff.list)
  async list(): Promise<OutputOf<typeof staff.list>> {
    return { items: await this.accounts.listStaff() };
  }
}
