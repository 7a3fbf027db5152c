import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DailyQuotasModule, ObjectStoreModule, outboundProviders } from '@simmer/kit';
import { ImageProcessor } from './image-processor';
import { ImageRun } from './image-run.service';
import { ImageHandlers } from './image.handlers';
import { imagePersonalData } from './image.personal-data';
import { ImageRepository } from './image.repository';
import { IMAGE_MODEL, ImageSchema } from './image.schema';
import { ImageService } from './image.service';
import { AccountPhotos } from './leaving-pictures.service';
import { PhotoUse } from './photo-use.service';
import { PictureSource } from './picture-source';
import { UnusedPictureRepository } from './unused-picture.repository';

const USER_AGENT = 'Mozilla/5.0 (compatible; Simmer/2.0; picture of a recipe that a cook keeps)';

@Module({
  imports: [ObjectStoreModule, DailyQuotasModule, MongooseModule.forFeature([{ name: IMAGE_MODEL, schema: ImageSchema }])],
  controllers: [ImageHandlers],
  providers: [
    ...outboundProviders(USER_AGENT),
    ImageService,
    ImageRun,
    ImageRepository,
    ImageProcessor,
    PictureSource,
    PhotoUse,
    AccountPhotos,
    UnusedPictureRepository,
    imagePersonalData,
  ],
  exports: [PhotoUse, UnusedPictureRepository],
})
export class ImageModule {}
