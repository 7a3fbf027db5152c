import { runService } from '@simmer/kit';
import { MediaModule } from './media.module';

runService('media', MediaModule);
