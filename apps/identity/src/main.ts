import { runService } from '@simmer/kit';
import { IdentityModule } from './identity.module';

runService('identity', IdentityModule);
