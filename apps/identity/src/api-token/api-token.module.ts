import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../mail/mail.module';
import { OAuthModule } from '../oauth/oauth.module';
import { SecurityModule } from '../security.module';
import { SessionModule } from '../session/session.module';
import { ApiTokenHandlers } from './api-token.handlers';
import { apiTokenPersonalData } from './api-token.personal-data';
import { ApiTokenRepository } from './api-token.repository';
import { API_TOKEN_MODEL, ApiTokenSchema } from './api-token.schema';
import { ApiTokenService } from './api-token.service';

@Module({
  imports: [
    SecurityModule,
    MailModule,
    OAuthModule,
    SessionModule,
    MongooseModule.forFeature([{ name: API_TOKEN_MODEL, schema: ApiTokenSchema }]),
  ],
  controllers: [ApiTokenHandlers],
  providers: [ApiTokenService, ApiTokenRepository, apiTokenPersonalData],
  exports: [ApiTokenRepository],
})
export class ApiTokenModule {}
