import { Module } from '@nestjs/common';
import { ChefModule } from '../chef/chef.module';
import { GalleryModule } from '../gallery/gallery.module';
import { ModerationModelModule } from '../moderation-model/moderation-model.module';
import { PostModule } from '../post/post.module';
import { CaseService } from './case.service';
import { CookContent } from './cook.content';
import { DecisionService } from './decision.service';
import { ModerationHandlers } from './moderation.handlers';
import { ModerationListeners } from './moderation.listeners';
import { NoticeService } from './notice.service';
import { RecipeContent } from './recipe.content';
import { ReportService } from './report.service';

@Module({
  imports: [ChefModule, GalleryModule, ModerationModelModule, PostModule],
  controllers: [ModerationHandlers],
  providers: [CaseService, CookContent, DecisionService, ModerationListeners, NoticeService, RecipeContent, ReportService],
})
export class ModerationModule {}
