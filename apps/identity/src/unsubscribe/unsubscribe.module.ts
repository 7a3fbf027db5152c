import { Module } from '@nestjs/common';
import { SecurityModule } from '../security.module';
import { UnsubscribeHandlers } from './unsubscribe.handlers';
import { UnsubscribeService } from './unsubscribe.service';

@Module({
  imports: [SecurityModule],
  controllers: [UnsubscribeHandlers],
  providers: [UnsubscribeService],
  exports: [UnsubscribeService],
})
export class UnsubscribeModule {}
