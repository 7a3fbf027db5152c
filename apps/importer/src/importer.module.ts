import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OutboundClient } from '@simmer/kit';
import { ImportHandlers } from './import/import.handlers';
import { ImportJobs } from './import/import.jobs';
import { ImportRepository } from './import/import.repository';
import { ImportSchema } from './import/import.schema';
import { ImportService } from './import/import.service';
import { ImportRun } from './import/import-run.service';
import { ImporterConfig } from './importer.config';

const USER_AGENT = 'Simmer/2.0 (recipe import for a cook)';

/** Fetches what cooks name; the one way out of this service. */
const outbound = {
  provide: OutboundClient,
  inject: [ImporterConfig.token],
  useFactory: ({ OUTBOUND_ALLOWED_HOSTS }: ImporterConfig) => new OutboundClient({ userAgent: USER_AGENT, allowedHosts: OUTBOUND_ALLOWED_HOSTS }),
};

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Import', schema: ImportSchema }])],
  controllers: [ImportHandlers],
  providers: [ImporterConfig.provider, outbound, ImportService, ImportRun, ImportRepository, ImportJobs],
})
export class ImporterModule {}
