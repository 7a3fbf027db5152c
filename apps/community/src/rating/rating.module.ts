import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChefModule } from '../chef/chef.module';
import { GalleryModule } from '../gallery/gallery.module';
import { ModerationModelModule } from '../moderation-model/moderation-model.module';
import { RatingHandlers } from './rating.handlers';
import { RatingListeners } from './rating.listeners';
import { ratingPersonalData } from './rating.personal-data';
import { RatingService } from './rating.service';
import { VoiceRepository } from './voice.repository';
import { VOICE_MODEL, VoiceSchema } from './voice.schema';

@Module({
  imports: [ChefModule, GalleryModule, ModerationModelModule, MongooseModule.forFeature([{ name: VOICE_MODEL, schema: VoiceSchema }])],
  controllers: [RatingHandlers],
  providers: [RatingService, VoiceRepository, RatingListeners, ratingPersonalData],
})
export class RatingModule {}
