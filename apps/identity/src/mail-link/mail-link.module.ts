import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SecurityModule } from '../security.module';
import { MailLinkRepository } from './mail-link.repository';
import { MAIL_LINK_MODEL, MailLinkSchema } from './mail-link.schema';
import { MailLinkService } from './mail-link.service';

@Module({
  imports: [SecurityModule, MongooseModule.forFeature([{ name: MAIL_LINK_MODEL, schema: MailLinkSchema }])],
  providers: [MailLinkService, MailLinkRepository],
  exports: [MailLinkService],
})
export class MailLinkModule {}
