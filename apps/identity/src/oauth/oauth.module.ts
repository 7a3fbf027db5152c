import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PlansModule } from '@simmer/kit';
import { AccountModelModule } from '../account-model/account-model.module';
import { SecurityModule } from '../security.module';
import { VoiceLinkModule } from '../voice-link/voice-link.module';
import { OAuthRecordRepository } from './oauth-record.repository';
import { OAUTH_RECORD_MODEL, OAuthRecordSchema } from './oauth-record.schema';
import { OAuthServer } from './oauth-server';
import { OAuthConfig } from './oauth.config';
import { OAuthHandlers } from './oauth.handlers';
import { OAuthService } from './oauth.service';

@Module({
  imports: [
    PlansModule,
    SecurityModule,
    AccountModelModule,
    VoiceLinkModule,
    MongooseModule.forFeature([{ name: OAUTH_RECORD_MODEL, schema: OAuthRecordSchema }]),
  ],
  controllers: [OAuthHandlers],
  providers: [OAuthConfig.provider, OAuthServer, OAuthService, OAuthRecordRepository],
  exports: [OAuthConfig.token, OAuthService],
})
export class OAuthModule {}
