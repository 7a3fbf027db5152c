import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CheckoutModule } from '../checkout/checkout.module';
import { WebhookEventRepository } from './webhook-event.repository';
import { WEBHOOK_EVENT_MODEL, WebhookEventSchema } from './webhook-event.schema';
import { WebhookHandlers } from './webhook.handlers';
import { WebhookJobs } from './webhook.jobs';
import { WebhookService } from './webhook.service';

@Module({
  imports: [CheckoutModule, MongooseModule.forFeature([{ name: WEBHOOK_EVENT_MODEL, schema: WebhookEventSchema }])],
  controllers: [WebhookHandlers],
  providers: [WebhookService, WebhookEventRepository, WebhookJobs],
  exports: [CheckoutModule, WebhookService],
})
export class WebhookModule {}
