import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImportHandlers } from './import/import.handlers';
import { ImportJobs } from './import/import.jobs';
import { ImportRepository } from './import/import.repository';
import { ImportSchema } from './import/import.schema';
import { ImportService } from './import/import.service';
import { ImportRun } from './import/import-run.service';
import { ImporterConfig } from './importer.config';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Import', schema: ImportSchema }])],
  controllers: [ImportHandlers],
  providers: [ImporterConfig.provider, ImportService, ImportRun, ImportRepository, ImportJobs],
})
export class ImporterModule {}
