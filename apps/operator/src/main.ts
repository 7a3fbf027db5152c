import { runService } from '@simmer/kit';
import { OperatorModule } from './operator.module';

runService('operator', OperatorModule);
