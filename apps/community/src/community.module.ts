import { Module } from '@nestjs/common';
import { ChefModule } from './chef/chef.module';
import { GalleryModule } from './gallery/gallery.module';
import { MaintenanceModule } from './maintenance/maintenance.module';
import { RatingModule } from './rating/rating.module';

@Module({ imports: [ChefModule, GalleryModule, MaintenanceModule, RatingModule] })
export class CommunityModule {}
