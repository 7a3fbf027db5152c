import { Module } from '@nestjs/common';
import { WebhookModule } from '../webhook/webhook.module';
import { TestPaymentsHandlers } from './test-payments.handlers';
import { TestPaymentsService } from './test-payments.service';

@Module({ imports: [WebhookModule], controllers: [TestPaymentsHandlers], providers: [TestPaymentsService] })
export class TestPaymentsModule {}
