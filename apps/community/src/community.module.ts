import { Module } from '@nestjs/common';
import { ChefModule } from './chef/chef.module';
import { GalleryModule } from './gallery/gallery.module';
import { MaintenanceModule } from './maintenance/maintenance.module';
import { ModerationModule } from './moderation/moderation.module';
import { RatingModule } from './rating/rating.module';

@Module({ imports: [ChefModule, GalleryModule, MaintenanceModule, ModerationModule, RatingModule] })
export class CommunityModule {}
