import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ObjectStoreModule } from '@simmer/kit';
import { AccountModelModule } from '../account-model/account-model.module';
import { SecurityModule } from '../security.module';
import { AuditLogHandlers } from './audit-log.handlers';
import { AuditLogJobs } from './audit-log.jobs';
import { AuditLogRepository } from './audit-log.repository';
import { AUDIT_LOG_CHECK_MODEL, AUDIT_LOG_MODEL, AuditLogCheckSchema, AuditLogSchema } from './audit-log.schema';
import { AuditLog } from './audit-log.service';

@Module({
  imports: [
    ObjectStoreModule,
    SecurityModule,
    AccountModelModule,
    MongooseModule.forFeature([
      { name: AUDIT_LOG_MODEL, schema: AuditLogSchema },
      { name: AUDIT_LOG_CHECK_MODEL, schema: AuditLogCheckSchema },
    ]),
  ],
  controllers: [AuditLogHandlers],
  providers: [AuditLog, AuditLogRepository, AuditLogJobs],
  exports: [AuditLog],
})
export class AuditLogModule {}
