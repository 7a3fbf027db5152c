import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { dailyQuotaPersonalData } from './daily-quota.personal-data';
import { DailyQuotaRepository } from './daily-quota.repository';
import { dailyQuotaModel } from './daily-quota.schema';
import { DailyQuotas } from './daily-quotas.service';

/** For a feature of which a cook may have so much a day. */
@Module({
  imports: [MongooseModule.forFeature([dailyQuotaModel])],
  providers: [DailyQuotas, DailyQuotaRepository, dailyQuotaPersonalData],
  exports: [DailyQuotas],
})
export class DailyQuotasModule {}
