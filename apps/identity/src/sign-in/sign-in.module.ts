import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DeviceRepository } from './device.repository';
import { DEVICE_MODEL, DeviceSchema } from './device.schema';
import { SignInAttemptRepository } from './sign-in-attempt.repository';
import { SIGN_IN_ATTEMPT_MODEL, SignInAttemptSchema } from './sign-in-attempt.schema';
import { SignInLimits } from './sign-in-limits.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DEVICE_MODEL, schema: DeviceSchema },
      { name: SIGN_IN_ATTEMPT_MODEL, schema: SignInAttemptSchema },
    ]),
  ],
  providers: [SignInLimits, SignInAttemptRepository, DeviceRepository],
  exports: [SignInLimits, DeviceRepository],
})
export class SignInModule {}
