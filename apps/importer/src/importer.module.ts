import { Module } from '@nestjs/common';
import { ExportModule } from './export/export.module';
import { FileImportModule } from './file-import/file-import.module';
import { ImportModule } from './import/import.module';
import { MaintenanceModule } from './maintenance/maintenance.module';

@Module({ imports: [ImportModule, FileImportModule, ExportModule, MaintenanceModule] })
export class ImporterModule {}
