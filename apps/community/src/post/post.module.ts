import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DailyQuotasModule } from '@simmer/kit';
import { ChefModule } from '../chef/chef.module';
import { GalleryModule } from '../gallery/gallery.module';
import { ModerationModelModule } from '../moderation-model/moderation-model.module';
import { RatingModule } from '../rating/rating.module';
import { CommentService } from './comment.service';
import { MadeService } from './made.service';
import { PostHandlers } from './post.handlers';
import { PostListeners } from './post.listeners';
import { PostLists } from './post-lists.service';
import { PostPhotos } from './post-photos.service';
import { postPersonalData } from './post.personal-data';
import { PostPhotoReferences } from './post.photo-references';
import { PostUndo } from './post-undo.service';
import { PostRepository } from './post.repository';
import { POST_MODEL, PostSchema } from './post.schema';
import { CommentContent, MadeContent } from './post.contents';
import { PostVisibility } from './post-visibility.service';
import { PostViews } from './post-views.service';

@Module({
  imports: [
    ChefModule,
    GalleryModule,
    RatingModule,
    ModerationModelModule,
    DailyQuotasModule,
    MongooseModule.forFeature([{ name: POST_MODEL, schema: PostSchema }]),
  ],
  controllers: [PostHandlers],
  providers: [
    MadeService,
    CommentService,
    PostLists,
    PostViews,
    PostPhotos,
    PostVisibility,
    PostUndo,
    MadeContent,
    CommentContent,
    PostRepository,
    PostListeners,
    postPersonalData,
    PostPhotoReferences,
  ],
  exports: [MadeService, PostLists],
})
export class PostModule {}
