import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GalleryHandlers } from './gallery/gallery.handlers';
import { GalleryListeners } from './gallery/gallery.listeners';
import { GalleryRepository } from './gallery/gallery.repository';
import { GALLERY_CARD_MODEL, GalleryCardSchema, PUBLICATION_MODEL, PublicationSchema } from './gallery/gallery.schema';
import { GalleryService } from './gallery/gallery.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PUBLICATION_MODEL, schema: PublicationSchema },
      { name: GALLERY_CARD_MODEL, schema: GalleryCardSchema },
    ]),
  ],
  controllers: [GalleryHandlers],
  providers: [GalleryService, GalleryRepository, GalleryListeners],
})
export class CommunityModule {}
