import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LOGGER, type Logger, OutboundClient, outboundProviders } from '@simmer/kit';
import { GalleryModule } from '../gallery/gallery.module';
import { DemoVideoService } from './demo-video.service';
import { RecordedProvider } from './provider/recorded-provider';
import { VideoProvider } from './provider/video-provider';
import { YouTubeProvider } from './provider/youtube-provider';
import { StaffVideoService } from './staff-video.service';
import { VideoCategoryRepository } from './video-category.repository';
import { VideoCategoryService } from './video-category.service';
import { VideoConfig } from './video.config';
import { VideoHandlers } from './video.handlers';
import { videoPersonalData } from './video.personal-data';
import { VideoRepository } from './video.repository';
import { VIDEO_CATEGORY_MODEL, VIDEO_MODEL, VideoCategorySchema, VideoSchema } from './video.schema';
import { VideoService } from './video.service';

@Module({
  imports: [
    GalleryModule,
    MongooseModule.forFeature([
      { name: VIDEO_MODEL, schema: VideoSchema },
      { name: VIDEO_CATEGORY_MODEL, schema: VideoCategorySchema },
    ]),
  ],
  controllers: [VideoHandlers],
  providers: [
    VideoConfig.provider,
    ...outboundProviders('Simmer/2.0 (videos)'),
    {
      provide: VideoProvider,
      inject: [VideoConfig.token, OutboundClient, LOGGER],
      useFactory: ({ VIDEO_PROVIDER }: VideoConfig, outbound: OutboundClient, logger: Logger) =>
        VIDEO_PROVIDER === 'recorded' ? new RecordedProvider() : new YouTubeProvider(outbound, logger),
    },
    VideoService,
    StaffVideoService,
    VideoCategoryService,
    DemoVideoService,
    VideoRepository,
    VideoCategoryRepository,
    videoPersonalData,
  ],
})
export class VideoModule {}
