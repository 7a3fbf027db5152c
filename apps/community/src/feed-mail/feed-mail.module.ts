import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FeedModule } from '../feed/feed.module';
import { FeedMailRun } from './feed-mail-run.service';
import { FeedMailHandlers } from './feed-mail.handlers';
import { feedMailPersonalData } from './feed-mail.personal-data';
import { FeedMailRepository } from './feed-mail.repository';
import { FEED_MAIL_MODEL, FeedMailSchema } from './feed-mail.schema';
import { FeedMailService } from './feed-mail.service';

@Module({
  imports: [FeedModule, MongooseModule.forFeature([{ name: FEED_MAIL_MODEL, schema: FeedMailSchema }])],
  controllers: [FeedMailHandlers],
  providers: [FeedMailService, FeedMailRun, FeedMailRepository, feedMailPersonalData],
})
export class FeedMailModule {}
