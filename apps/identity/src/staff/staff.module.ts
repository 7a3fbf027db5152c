import { Module } from '@nestjs/common';
import { AccountModelModule } from '../account-model/account-model.module';
import { FactorsModule } from '../factors/factors.module';
import { StaffHandlers } from './staff.handlers';
import { StaffService } from './staff.service';

@Module({
  imports: [AccountModelModule, FactorsModule],
  controllers: [StaffHandlers],
  providers: [StaffService],
})
export class StaffModule {}
