import { runService } from '@simmer/kit';
import { ImporterModule } from './importer.module';

runService('importer', ImporterModule);
