import { Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module';
import { MaintenanceJobs } from './maintenance.jobs';

@Module({ imports: [CheckoutModule], providers: [MaintenanceJobs] })
export class MaintenanceModule {}
