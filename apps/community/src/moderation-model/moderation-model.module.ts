import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { DailyQuotasModule } from '@simmer/kit';
import { CaseRepository } from './case.repository';
import { CASE_MODEL, CaseSchema } from './case.schema';
import { ModeratedContents } from './moderated-content';
import { ModerationCases } from './moderation-cases.service';
import { moderationPersonalData } from './moderation.personal-data';
import { ReportRepository } from './report.repository';
import { REPORT_MODEL, ReportSchema } from './report.schema';

@Module({
  imports: [
    DiscoveryModule,
    DailyQuotasModule,
    MongooseModule.forFeature([
      { name: CASE_MODEL, schema: CaseSchema },
      { name: REPORT_MODEL, schema: ReportSchema },
    ]),
  ],
  providers: [CaseRepository, ReportRepository, ModerationCases, ModeratedContents, moderationPersonalData],
  exports: [CaseRepository, ReportRepository, ModerationCases, ModeratedContents],
})
export class ModerationModelModule {}
