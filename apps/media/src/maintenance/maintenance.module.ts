import { Module } from '@nestjs/common';
import { ObjectStoreModule } from '@simmer/kit';
import { ImageModule } from '../image/image.module';
import { MediaConfig } from '../media.config';
import { MaintenanceJobs } from './maintenance.jobs';
import { MaintenanceService } from './maintenance.service';

@Module({
  imports: [ObjectStoreModule, ImageModule],
  providers: [MediaConfig.provider, MaintenanceService, MaintenanceJobs],
})
export class MaintenanceModule {}
