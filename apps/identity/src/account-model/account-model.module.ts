import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRepository } from './account.repository';
import { ACCOUNT_MODEL, AccountSchema, EMAIL_CLAIM_MODEL, EmailClaimSchema } from './account.schema';
import { EmailClaims } from './email-claims.service';

/** Stored accounts and whose an address is, for every feature that is about accounts. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ACCOUNT_MODEL, schema: AccountSchema },
      { name: EMAIL_CLAIM_MODEL, schema: EmailClaimSchema },
    ]),
  ],
  providers: [AccountRepository, EmailClaims],
  exports: [AccountRepository, EmailClaims],
})
export class AccountModelModule {}
