import { Module } from '@nestjs/common';
import { ChefModule } from '../chef/chef.module';
import { GalleryModule } from '../gallery/gallery.module';
import { PostModule } from '../post/post.module';
import { ChefPageHandlers } from './chef-page.handlers';
import { ChefPageService } from './chef-page.service';

@Module({
  imports: [ChefModule, GalleryModule, PostModule],
  controllers: [ChefPageHandlers],
  providers: [ChefPageService],
})
export class ChefPageModule {}
