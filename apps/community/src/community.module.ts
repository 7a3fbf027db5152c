import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GalleryHandlers } from './gallery/gallery.handlers';
import { GalleryListeners } from './gallery/gallery.listeners';
import { galleryPersonalData } from './gallery/gallery.personal-data';
import { GalleryRepository } from './gallery/gallery.repository';
import { GALLERY_CARD_MODEL, GalleryCardSchema, PUBLICATION_MODEL, PublicationSchema } from './gallery/gallery.schema';
import { GalleryReconciliation } from './gallery/gallery-reconciliation.service';
import { GalleryService } from './gallery/gallery.service';
import { MaintenanceJobs } from './maintenance/maintenance.jobs';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PUBLICATION_MODEL, schema: PublicationSchema },
      { name: GALLERY_CARD_MODEL, schema: GalleryCardSchema },
    ]),
  ],
  controllers: [GalleryHandlers],
  providers: [galleryPersonalData, GalleryService, GalleryRepository, GalleryReconciliation, GalleryListeners, MaintenanceJobs],
})
export class CommunityModule {}
