import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { objectStoreProviders, outboundProviders } from '@simmer/kit';
import { ImageHandlers } from './image/image.handlers';
import { ImageJobs } from './image/image.jobs';
import { ImageRepository } from './image/image.repository';
import { IMAGE_MODEL, ImageSchema } from './image/image.schema';
import { ImageService } from './image/image.service';
import { ImageRun } from './image/image-run.service';
import { PictureSource } from './image/picture-source';
import { PictureWorkshop } from './image/picture-workshop';
import { MediaConfig } from './media.config';
import { UnusedPictureRepository } from './upkeep/unused-picture.repository';
import { UpkeepService } from './upkeep/upkeep.service';

const USER_AGENT = 'Mozilla/5.0 (compatible; Simmer/2.0; picture of a recipe that a cook keeps)';

/** For specs of the whole product, which let days pass. */
export { UpkeepService };

@Module({
  imports: [MongooseModule.forFeature([{ name: IMAGE_MODEL, schema: ImageSchema }])],
  controllers: [ImageHandlers],
  providers: [
    MediaConfig.provider,
    ...outboundProviders(USER_AGENT),
    ...objectStoreProviders,
    ImageRepository,
    ImageService,
    ImageJobs,
    ImageRun,
    PictureSource,
    PictureWorkshop,
    UnusedPictureRepository,
    UpkeepService,
  ],
})
export class MediaModule {}
