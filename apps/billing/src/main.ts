import { runService } from '@simmer/kit';
import { BillingModule } from './billing.module';

runService('billing', BillingModule);
