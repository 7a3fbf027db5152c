import { Module } from '@nestjs/common';
import { ObjectStoreModule, PlansModule } from '@simmer/kit';
import { ExportModule } from '../export/export.module';
import { FileImportModule } from '../file-import/file-import.module';
import { ImportModule } from '../import/import.module';
import { MaintenanceJobs } from './maintenance.jobs';
import { MaintenanceService } from './maintenance.service';

@Module({
  imports: [PlansModule, ObjectStoreModule, ImportModule, FileImportModule, ExportModule],
  providers: [MaintenanceService, MaintenanceJobs],
})
export class MaintenanceModule {}
