import { Module } from '@nestjs/common';
import { GalleryModule } from './gallery/gallery.module';
import { MaintenanceModule } from './maintenance/maintenance.module';

@Module({ imports: [GalleryModule, MaintenanceModule] })
export class CommunityModule {}
