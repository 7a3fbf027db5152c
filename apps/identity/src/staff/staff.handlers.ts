import { Controller } from '@nestjs/common';
import { operations, type OutputOf } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { StaffService } from './staff.service';

const { staff } = operations.identity;

@Controller()
export class StaffHandlers {
  constructor(private readonly staff: StaffService) {}

  @Handles(staff.list)
  async list(): Promise<OutputOf<typeof staff.list>> {
    return { items: await this.staff.list() };
  }
}
