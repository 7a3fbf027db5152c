import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChefModule } from '../chef/chef.module';
import { GalleryIndexModule } from '../gallery-index/gallery-index.module';
import { ModerationModelModule } from '../moderation-model/moderation-model.module';
import { GalleryIndexFeed } from './gallery-index-feed.service';
import { GalleryReconciliation } from './gallery-reconciliation.service';
import { GalleryHandlers } from './gallery.handlers';
import { GalleryListeners } from './gallery.listeners';
import { galleryPersonalData } from './gallery.personal-data';
import { GalleryRepository } from './gallery.repository';
import { GALLERY_CARD_MODEL, GalleryCardSchema, PUBLICATION_MODEL, PublicationSchema } from './gallery.schema';
import { GalleryService } from './gallery.service';
import { LineageService } from './lineage.service';

@Module({
  imports: [
    ChefModule,
    GalleryIndexModule,
    ModerationModelModule,
    MongooseModule.forFeature([
      { name: PUBLICATION_MODEL, schema: PublicationSchema },
      { name: GALLERY_CARD_MODEL, schema: GalleryCardSchema },
    ]),
  ],
  controllers: [GalleryHandlers],
  providers: [
    GalleryService,
    LineageService,
    GalleryRepository,
    GalleryIndexFeed,
    GalleryReconciliation,
    GalleryListeners,
    galleryPersonalData,
  ],
  exports: [GalleryReconciliation, GalleryService],
})
export class GalleryModule {}
