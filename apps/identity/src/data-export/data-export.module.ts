import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ObjectStoreModule } from '@simmer/kit';
import { AccountModelModule } from '../account-model/account-model.module';
import { MailModule } from '../mail/mail.module';
import { SessionModule } from '../session/session.module';
import { DataExportRun } from './data-export-run.service';
import { DataExportHandlers } from './data-export.handlers';
import { DataExportJobs } from './data-export.jobs';
import { dataExportPersonalData } from './data-export.personal-data';
import { DataExportRepository } from './data-export.repository';
import { DATA_EXPORT_MODEL, DataExportSchema } from './data-export.schema';
import { DataExportService } from './data-export.service';

@Module({
  imports: [
    ObjectStoreModule,
    AccountModelModule,
    MailModule,
    SessionModule,
    MongooseModule.forFeature([{ name: DATA_EXPORT_MODEL, schema: DataExportSchema }]),
  ],
  controllers: [DataExportHandlers],
  providers: [DataExportService, DataExportRun, DataExportRepository, DataExportJobs, dataExportPersonalData],
})
export class DataExportModule {}
