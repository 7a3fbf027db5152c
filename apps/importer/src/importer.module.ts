import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { objectStoreProviders, outboundProviders } from '@simmer/kit';
import { CooksRecipes } from './export/cooks-recipes';
import { ExportHandlers } from './export/export.handlers';
import { ExportJobs } from './export/export.jobs';
import { ExportRepository } from './export/export.repository';
import { EXPORT_MODEL, ExportSchema } from './export/export.schema';
import { ExportService } from './export/export.service';
import { ExportRun } from './export/export-run.service';
import { FileImportHandlers } from './file-import/file-import.handlers';
import { FileImportJobs } from './file-import/file-import.jobs';
import { FileImportRepository } from './file-import/file-import.repository';
import { FILE_IMPORT_MODEL, FileImportSchema } from './file-import/file-import.schema';
import { FileImportService } from './file-import/file-import.service';
import { FileImportItemRepository } from './file-import/file-import-item.repository';
import { FILE_IMPORT_ITEM_MODEL, FileImportItemSchema } from './file-import/file-import-item.schema';
import { FileImportRun } from './file-import/file-import-run.service';
import { FoundRecipesRecorder } from './file-import/found-recipes';
import { RecipeReading } from './file-import/recipe-reading';
import { RecipeSaving } from './file-import/recipe-saving';
import { RecipeUndoing } from './file-import/recipe-undoing';
import { WaitingObjects } from './file-import/waiting-objects';
import { CooksLibrary } from './import/cooks-library';
import { ImportHandlers } from './import/import.handlers';
import { ImportJobs } from './import/import.jobs';
import { ImportRepository } from './import/import.repository';
import { ImportSchema } from './import/import.schema';
import { ImportService } from './import/import.service';
import { ImportRun } from './import/import-run.service';
import { PageSource } from './import/page-source';
import { ImporterConfig } from './importer.config';
import { ReadingRoom } from './reading/reading-room';
import { UpkeepService } from './upkeep/upkeep.service';

const USER_AGENT = 'Simmer/2.0 (recipe import for a cook)';

/** By a factory, since its limits are none of Nest's providers. */
const readingRoom = { provide: ReadingRoom, useFactory: () => new ReadingRoom() };

const fileImport = [
  FileImportService,
  FileImportRun,
  FileImportRepository,
  FileImportItemRepository,
  FileImportJobs,
  RecipeReading,
  FoundRecipesRecorder,
  RecipeSaving,
  RecipeUndoing,
  WaitingObjects,
];
const recipeExport = [ExportService, ExportRun, ExportRepository, ExportJobs, CooksRecipes];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Import', schema: ImportSchema },
      { name: FILE_IMPORT_MODEL, schema: FileImportSchema },
      { name: FILE_IMPORT_ITEM_MODEL, schema: FileImportItemSchema },
      { name: EXPORT_MODEL, schema: ExportSchema },
    ]),
  ],
  controllers: [ImportHandlers, FileImportHandlers, ExportHandlers],
  providers: [ImporterConfig.provider, ...objectStoreProviders, ...outboundProviders(USER_AGENT), readingRoom, ImportService, ImportRun, ImportRepository, ImportJobs, PageSource, CooksLibrary, ...fileImport, ...recipeExport, UpkeepService],
})
export class ImporterModule {}
