import { Module } from '@nestjs/common';
import { ChefModule } from '../chef/chef.module';
import { GalleryModule } from '../gallery/gallery.module';
import { PublicPageHandlers } from './public-page.handlers';
import { PublicPageService } from './public-page.service';

@Module({ imports: [ChefModule, GalleryModule], controllers: [PublicPageHandlers], providers: [PublicPageService] })
export class PublicPageModule {}
