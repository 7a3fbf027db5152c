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
import { AccountImages } from './account-images.service';
import { ImageWithholding } from './image-withholding.service';
import { ImageUse } from './image-use.service';
import { PictureSource } from './picture-source';
import { UnusedImageRepository } from './unused-image.repository';

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
    ImageUse,
    ImageWithholding,
    AccountImages,
    UnusedImageRepository,
    imagePersonalData,
  ],
  exports: [ImageUse, UnusedImageRepository],
})
export class ImageModule {}
