import { Module } from '@nestjs/common';
import { GalleryModule } from '../gallery/gallery.module';
import { MaintenanceJobs } from './maintenance.jobs';

@Module({
  imports: [GalleryModule],
  providers: [MaintenanceJobs],
})
export class MaintenanceModule {}
