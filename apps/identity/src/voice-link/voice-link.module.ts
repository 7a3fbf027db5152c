import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SecurityModule } from '../security.module';
import { VoiceLinkRepository } from './voice-link.repository';
import { VOICE_LINK_MODEL, VoiceLinkSchema } from './voice-link.schema';
import { VoiceLinkService } from './voice-link.service';

@Module({
  imports: [SecurityModule, MongooseModule.forFeature([{ name: VOICE_LINK_MODEL, schema: VoiceLinkSchema }])],
  providers: [VoiceLinkService, VoiceLinkRepository],
  exports: [VoiceLinkService],
})
export class VoiceLinkModule {}
