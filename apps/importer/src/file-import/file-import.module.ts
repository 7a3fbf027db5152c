import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DailyQuotasModule, ObjectStoreModule } from '@simmer/kit';
import { ParsingModule } from '../parsing/parsing.module';
import { FileImportItemRepository } from './file-import-item.repository';
import { FILE_IMPORT_ITEM_MODEL, FileImportItemSchema } from './file-import-item.schema';
import { fileImportRuns } from './file-import-run.service';
import { FileImportHandlers } from './file-import.handlers';
import { fileImportPersonalData } from './file-import.personal-data';
import { FileImportRepository } from './file-import.repository';
import { FILE_IMPORT_MODEL, FileImportSchema } from './file-import.schema';
import { FileImportService } from './file-import.service';
import { FoundRecipesRecorder } from './found-recipes';
import { RecipeReading } from './recipe-reading';
import { RecipeSaving } from './recipe-saving';
import { RecipeUndoing } from './recipe-undoing';
import { StagedObjects } from './staged-objects';

@Module({
  imports: [
    ObjectStoreModule,
    DailyQuotasModule,
    ParsingModule,
    MongooseModule.forFeature([
      { name: FILE_IMPORT_MODEL, schema: FileImportSchema },
      { name: FILE_IMPORT_ITEM_MODEL, schema: FileImportItemSchema },
    ]),
  ],
  controllers: [FileImportHandlers],
  providers: [
    FileImportService,
    ...fileImportRuns,
    FileImportRepository,
    FileImportItemRepository,
    RecipeReading,
    FoundRecipesRecorder,
    RecipeSaving,
    RecipeUndoing,
    StagedObjects,
    fileImportPersonalData,
  ],
  exports: [FileImportRepository, FileImportItemRepository, StagedObjects],
})
export class FileImportModule {}
