import { Module } from '@nestjs/common';
import { ChefModule } from './chef/chef.module';
import { ChefPageModule } from './chef-page/chef-page.module';
import { FeedModule } from './feed/feed.module';
import { FeedMailModule } from './feed-mail/feed-mail.module';
import { GalleryModule } from './gallery/gallery.module';
import { HelpModule } from './help/help.module';
import { MaintenanceModule } from './maintenance/maintenance.module';
import { ModerationModule } from './moderation/moderation.module';
import { OfferModule } from './offer/offer.module';
import { PostModule } from './post/post.module';
import { PublicPageModule } from './public-page/public-page.module';
import { RatingModule } from './rating/rating.module';
import { RecipePageModule } from './recipe-page/recipe-page.module';
import { VideoModule } from './video/video.module';

@Module({
  imports: [
    ChefModule,
    ChefPageModule,
    FeedModule,
    FeedMailModule,
    GalleryModule,
    HelpModule,
    MaintenanceModule,
    ModerationModule,
    OfferModule,
    RatingModule,
    PostModule,
    PublicPageModule,
    RecipePageModule,
    VideoModule,
  ],
})
export class CommunityModule {}
