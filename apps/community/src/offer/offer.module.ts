import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DailyQuotasModule } from '@simmer/kit';
import { ChefModule } from '../chef/chef.module';
import { GalleryModule } from '../gallery/gallery.module';
import { ModerationModelModule } from '../moderation-model/moderation-model.module';
import { OfferNotices } from './offer-notices.service';
import { OfferHandlers } from './offer.handlers';
import { offerPersonalData } from './offer.personal-data';
import { OfferRepository } from './offer.repository';
import { OFFER_MODEL, OfferSchema } from './offer.schema';
import { OfferService } from './offer.service';

@Module({
  imports: [
    ChefModule,
    GalleryModule,
    ModerationModelModule,
    DailyQuotasModule,
    MongooseModule.forFeature([{ name: OFFER_MODEL, schema: OfferSchema }]),
  ],
  controllers: [OfferHandlers],
  providers: [OfferService, OfferNotices, OfferRepository, offerPersonalData],
  exports: [OfferNotices],
})
export class OfferModule {}
