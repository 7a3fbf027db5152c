import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChefModule } from '../chef/chef.module';
import { GalleryModule } from '../gallery/gallery.module';
import { ModerationModelModule } from '../moderation-model/moderation-model.module';
import { OfferModule } from '../offer/offer.module';
import { PostModule } from '../post/post.module';
import { FeedNewsService } from './feed-news.service';
import { FeedSeenRepository } from './feed-seen.repository';
import { FEED_SEEN_MODEL, FeedSeenSchema } from './feed-seen.schema';
import { FeedHandlers } from './feed.handlers';
import { feedPersonalData } from './feed.personal-data';
import { FeedService } from './feed.service';

@Module({
  imports: [
    ChefModule,
    GalleryModule,
    ModerationModelModule,
    OfferModule,
    PostModule,
    MongooseModule.forFeature([{ name: FEED_SEEN_MODEL, schema: FeedSeenSchema }]),
  ],
  controllers: [FeedHandlers],
  providers: [FeedService, FeedNewsService, FeedSeenRepository, feedPersonalData],
  exports: [FeedNewsService],
})
export class FeedModule {}
