import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  dailyQuotaModel,
  dailyQuotaPersonalData,
  DailyQuotaRepository,
  DailyQuotas,
  objectStoreProviders,
  outboundProviders,
} from '@simmer/kit';
import { ImageHandlers } from './image/image.handlers';
import { imagePersonalData } from './image/image.personal-data';
import { ImageRepository } from './image/image.repository';
import { IMAGE_MODEL, ImageSchema } from './image/image.schema';
import { ImageService } from './image/image.service';
import { ImageRun } from './image/image-run.service';
import { LeavingPictures } from './image/leaving-pictures.service';
import { PhotoUse } from './image/photo-use.service';
import { PictureSource } from './image/picture-source';
import { ImageProcessor } from './image/image-processor';
import { MediaConfig } from './media.config';
import { UnusedPictureRepository } from './image/unused-picture.repository';
import { MaintenanceJobs } from './maintenance/maintenance.jobs';
import { MaintenanceService } from './maintenance/maintenance.service';

const USER_AGENT = 'Mozilla/5.0 (compatible; Simmer/2.0; picture of a recipe that a cook keeps)';

/** For specs of the whole product, which let days pass. */
export { MaintenanceService };

@Module({
  imports: [MongooseModule.forFeature([{ name: IMAGE_MODEL, schema: ImageSchema }, dailyQuotaModel])],
  controllers: [ImageHandlers],
  providers: [
    MediaConfig.provider,
    ...outboundProviders(USER_AGENT),
    ...objectStoreProviders,
    DailyQuotaRepository,
    DailyQuotas,
    ImageRepository,
    ImageService,
    ImageRun,
    PictureSource,
    ImageProcessor,
    dailyQuotaPersonalData,
    imagePersonalData,
    LeavingPictures,
    PhotoUse,
    UnusedPictureRepository,
    MaintenanceService,
    MaintenanceJobs,
  ],
})
export class MediaModule {}
