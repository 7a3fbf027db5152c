import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ObjectStoreModule } from '@simmer/kit';
import { AccountModelModule } from '../account-model/account-model.module';
import { FactorsModule } from '../factors/factors.module';
import { SecurityModule } from '../security.module';
import { StaffLogRepository } from './staff-log.repository';
import { STAFF_LOG_MODEL, StaffLogSchema } from './staff-log.schema';
import { StaffLog } from './staff-log.service';
import { StaffHandlers } from './staff.handlers';
import { StaffService } from './staff.service';

@Module({
  imports: [
    ObjectStoreModule,
    SecurityModule,
    AccountModelModule,
    FactorsModule,
    MongooseModule.forFeature([{ name: STAFF_LOG_MODEL, schema: StaffLogSchema }]),
  ],
  controllers: [StaffHandlers],
  providers: [StaffService, StaffLog, StaffLogRepository],
  exports: [StaffLog],
})
export class StaffModule {}
