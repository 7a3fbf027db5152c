import { Module } from '@nestjs/common';
import { ExportModule } from './export/export.module';
import { FileImportModule } from './file-import/file-import.module';
import { itemsOfAccounts, reasonsAsCodes } from './file-import/file-import.migrations';
import { ImportModule } from './import/import.module';
import { MaintenanceModule } from './maintenance/maintenance.module';

@Module({ imports: [ImportModule, FileImportModule, ExportModule, MaintenanceModule] })
export class ImporterModule {
  static readonly migrations = [reasonsAsCodes, itemsOfAccounts];
}
