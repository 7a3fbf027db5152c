import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DailyQuotasModule, ObjectStoreModule } from '@simmer/kit';
import { CooksRecipes } from './cooks-recipes';
import { ExportRun } from './export-run.service';
import { ExportHandlers } from './export.handlers';
import { exportPersonalData } from './export.personal-data';
import { ExportRepository } from './export.repository';
import { EXPORT_CLAIM_MODEL, EXPORT_MODEL, ExportClaimSchema, ExportSchema } from './export.schema';
import { ExportService } from './export.service';
import { PdfPool } from './pdf/pdf-pool';

@Module({
  imports: [
    ObjectStoreModule,
    DailyQuotasModule,
    MongooseModule.forFeature([
      { name: EXPORT_MODEL, schema: ExportSchema },
      { name: EXPORT_CLAIM_MODEL, schema: ExportClaimSchema },
    ]),
  ],
  controllers: [ExportHandlers],
  providers: [ExportService, ExportRun, ExportRepository, CooksRecipes, PdfPool, exportPersonalData],
  exports: [ExportRepository],
})
export class ExportModule {}
