import { Module } from '@nestjs/common';
import { PlansModule } from '@simmer/kit';
import { FactorsModule } from '../factors/factors.module';
import { MaintenanceJobs } from './maintenance.jobs';

@Module({
  imports: [PlansModule, FactorsModule],
  providers: [MaintenanceJobs],
})
export class MaintenanceModule {}
