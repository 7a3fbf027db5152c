import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  dailyQuotaModel,
  dailyQuotaPersonalData,
  DailyQuotaRepository,
  DailyQuotas,
  objectStoreProviders,
  outboundProviders,
  PlansModule,
} from '@simmer/kit';
import { CooksRecipes } from './export/cooks-recipes';
import { ExportHandlers } from './export/export.handlers';
import { exportPersonalData } from './export/export.personal-data';
import { ExportRepository } from './export/export.repository';
import { EXPORT_CLAIM_MODEL, EXPORT_MODEL, ExportClaimSchema, ExportSchema } from './export/export.schema';
import { ExportService } from './export/export.service';
import { ExportRun } from './export/export-run.service';
import { PdfPool } from './export/pdf/pdf-pool';
import { FileImportHandlers } from './file-import/file-import.handlers';
import { itemsOfAccounts, reasonsAsCodes } from './file-import/file-import.migrations';
import { fileImportPersonalData } from './file-import/file-import.personal-data';
import { FileImportRepository } from './file-import/file-import.repository';
import { FILE_IMPORT_MODEL, FileImportSchema } from './file-import/file-import.schema';
import { FileImportService } from './file-import/file-import.service';
import { FileImportItemRepository } from './file-import/file-import-item.repository';
import { FILE_IMPORT_ITEM_MODEL, FileImportItemSchema } from './file-import/file-import-item.schema';
import { fileImportRuns } from './file-import/file-import-run.service';
import { FoundRecipesRecorder } from './file-import/found-recipes';
import { RecipeReading } from './file-import/recipe-reading';
import { RecipeSaving } from './file-import/recipe-saving';
import { RecipeUndoing } from './file-import/recipe-undoing';
import { StagedObjects } from './file-import/staged-objects';
import { CooksLibrary } from './import/cooks-library';
import { ImportHandlers } from './import/import.handlers';
import { importPersonalData } from './import/import.personal-data';
import { ImportRepository } from './import/import.repository';
import { IMPORT_MODEL, ImportSchema } from './import/import.schema';
import { ImportService } from './import/import.service';
import { ImportRun } from './import/import-run.service';
import { PageSource } from './import/page-source';
import { ImporterConfig } from './importer.config';
import { ParserPool } from './parsing/parser-pool';
import { MaintenanceJobs } from './maintenance/maintenance.jobs';
import { MaintenanceService } from './maintenance/maintenance.service';

const USER_AGENT = 'Simmer/2.0 (recipe import for a cook)';

const fileImport = [
  FileImportService,
  ...fileImportRuns,
  FileImportRepository,
  FileImportItemRepository,
  RecipeReading,
  FoundRecipesRecorder,
  RecipeSaving,
  RecipeUndoing,
  StagedObjects,
];
const recipeExport = [ExportService, ExportRun, ExportRepository, CooksRecipes, PdfPool];

@Module({
  imports: [
    PlansModule,
    MongooseModule.forFeature([
      { name: IMPORT_MODEL, schema: ImportSchema },
      { name: FILE_IMPORT_MODEL, schema: FileImportSchema },
      { name: FILE_IMPORT_ITEM_MODEL, schema: FileImportItemSchema },
      { name: EXPORT_MODEL, schema: ExportSchema },
      { name: EXPORT_CLAIM_MODEL, schema: ExportClaimSchema },
      dailyQuotaModel,
    ]),
  ],
  controllers: [ImportHandlers, FileImportHandlers, ExportHandlers],
  providers: [
    ImporterConfig.provider,
    ...objectStoreProviders,
    DailyQuotaRepository,
    DailyQuotas,
    ...outboundProviders(USER_AGENT),
    ParserPool,
    ImportService,
    ImportRun,
    ImportRepository,
    PageSource,
    CooksLibrary,
    ...fileImport,
    ...recipeExport,
    dailyQuotaPersonalData,
    exportPersonalData,
    fileImportPersonalData,
    importPersonalData,
    MaintenanceService,
    MaintenanceJobs,
  ],
})
export class ImporterModule {
  static readonly migrations = [reasonsAsCodes, itemsOfAccounts];
}
