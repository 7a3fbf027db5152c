import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { outboundProviders } from '@simmer/kit';
import { AccountModelModule } from '../account-model/account-model.module';
import { PreferencesModule } from '../preferences/preferences.module';
import { SecurityModule } from '../security.module';
import { SessionModule } from '../session/session.module';
import { ListPushService } from './list-push.service';
import { PUSH_KEY_MODEL, PushKeySchema } from './push-key.schema';
import { PUSH_MESSAGE_MODEL, PushMessageSchema } from './push-message.schema';
import { PushRun } from './push-run.service';
import { PushSender } from './push-sender';
import { PUSH_SUBSCRIPTION_MODEL, PushSubscriptionSchema } from './push-subscription.schema';
import { PushJobs } from './push.jobs';
import { PushHandlers } from './push.handlers';
import { PushListeners } from './push.listeners';
import { pushPersonalData } from './push.personal-data';
import { PushRepository } from './push.repository';
import { PushService } from './push.service';
import { TonightService } from './tonight.service';
import { WebPushSender } from './web-push-sender';

@Module({
  imports: [
    SecurityModule,
    SessionModule,
    AccountModelModule,
    PreferencesModule,
    MongooseModule.forFeature([
      { name: PUSH_KEY_MODEL, schema: PushKeySchema },
      { name: PUSH_SUBSCRIPTION_MODEL, schema: PushSubscriptionSchema },
      { name: PUSH_MESSAGE_MODEL, schema: PushMessageSchema },
    ]),
  ],
  controllers: [PushHandlers, PushListeners],
  providers: [
    ...outboundProviders('Simmer/2.0 (notifications)'),
    { provide: PushSender, useClass: WebPushSender },
    PushService,
    PushRun,
    ListPushService,
    TonightService,
    PushJobs,
    PushRepository,
    pushPersonalData,
  ],
})
export class PushModule {}
