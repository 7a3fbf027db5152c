import { runService } from '@simmer/kit';
import { GatewayModule } from './gateway.module';

runService('gateway', GatewayModule);
