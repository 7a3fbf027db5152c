import { Module } from '@nestjs/common';
import { PaymentModule } from '../payment/payment.module';
import { TestClockHandlers } from './test-clock.handlers';
import { TestClockService } from './test-clock.service';

@Module({ imports: [PaymentModule], controllers: [TestClockHandlers], providers: [TestClockService] })
export class TestClockModule {}
