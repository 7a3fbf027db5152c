import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ObjectStoreModule, outboundProviders } from '@simmer/kit';
import { ImporterConfig } from '../importer.config';
import { ParsingModule } from '../parsing/parsing.module';
import { CooksLibrary } from './cooks-library';
import { ImportRun } from './import-run.service';
import { ImportHandlers } from './import.handlers';
import { importPersonalData } from './import.personal-data';
import { ImportRepository } from './import.repository';
import { IMPORT_MODEL, ImportSchema } from './import.schema';
import { ImportService } from './import.service';
import { PageSource } from './page-source';

const USER_AGENT = 'Simmer/2.0 (recipe import for a cook)';

@Module({
  imports: [ObjectStoreModule, ParsingModule, MongooseModule.forFeature([{ name: IMPORT_MODEL, schema: ImportSchema }])],
  controllers: [ImportHandlers],
  providers: [
    ImporterConfig.provider,
    ...outboundProviders(USER_AGENT),
    ImportService,
    ImportRun,
    ImportRepository,
    PageSource,
    CooksLibrary,
    importPersonalData,
  ],
  exports: [ImportRepository],
})
export class ImportModule {}
