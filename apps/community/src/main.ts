import { runService } from '@simmer/kit';
import { CommunityModule } from './community.module';

runService('community', CommunityModule);
