import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SecurityModule } from '../security.module';
import { ChallengeRepository } from './challenge.repository';
import { CHALLENGE_MODEL, ChallengeSchema } from './challenge.schema';
import { factorsPersonalData } from './factors.personal-data';
import { FactorsRepository } from './factors.repository';
import { FACTORS_MODEL, FactorsSchema } from './factors.schema';
import { Factors } from './factors.service';

/** What an account shows beside its password: authenticators, passkeys and recovery codes. */
@Module({
  imports: [
    SecurityModule,
    MongooseModule.forFeature([
      { name: FACTORS_MODEL, schema: FactorsSchema },
      { name: CHALLENGE_MODEL, schema: ChallengeSchema },
    ]),
  ],
  providers: [Factors, FactorsRepository, ChallengeRepository, factorsPersonalData],
  exports: [Factors, FactorsRepository, ChallengeRepository],
})
export class FactorsModule {}
