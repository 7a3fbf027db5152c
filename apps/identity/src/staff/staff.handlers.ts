import { Controller } from '@nestjs/common';
import { operations, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { StaffLog } from './staff-log.service';
import { StaffService } from './staff.service';

const { staff } = operations.identity;

@Controller()
export class StaffHandlers {
  constructor(
    private readonly staff: StaffService,
    private readonly staffLog: StaffLog,
  ) {}

  @Handles(staff.list)
  async list(): Promise<OutputOf<typeof staff.list>> {
    return { items: await this.staff.list() };
  }

  @Handles(staff.note)
  async note({ accountId, did, about }: ParsedInputOf<typeof staff.note>): Promise<OutputOf<typeof staff.note>> {
    return { number: await this.staffLog.note(accountId, did, about) };
  }

  @Handles(staff.log)
  log(input: ParsedInputOf<typeof staff.log>) {
    return this.staffLog.read(input);
  }
}
