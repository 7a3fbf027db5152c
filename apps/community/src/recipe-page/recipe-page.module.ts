import { Module } from '@nestjs/common';
import { ChefModule } from '../chef/chef.module';
import { GalleryModule } from '../gallery/gallery.module';
import { PostModule } from '../post/post.module';
import { RatingModule } from '../rating/rating.module';
import { RecipePageHandlers } from './recipe-page.handlers';
import { RecipePageService } from './recipe-page.service';

@Module({
  imports: [ChefModule, GalleryModule, PostModule, RatingModule],
  controllers: [RecipePageHandlers],
  providers: [RecipePageService],
})
export class RecipePageModule {}
