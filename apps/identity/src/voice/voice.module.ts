import { Module } from '@nestjs/common';
import { OutboundClient, outboundProviders, PlansModule } from '@simmer/kit';
import { OAuthModule } from '../oauth/oauth.module';
import { SecurityModule } from '../security.module';
import { VoiceLinkModule } from '../voice-link/voice-link.module';
import { CertificateChains, platformChains, testChains } from './signature/certificate-chains';
import { VoiceLinkHandlers } from './voice-link.handlers';
import { voicePersonalData } from './voice-link.personal-data';
import { VoiceConfig } from './voice.config';
import { VoiceHandlers } from './voice.handlers';
import { VoiceService } from './voice.service';

@Module({
  imports: [PlansModule, SecurityModule, OAuthModule, VoiceLinkModule],
  controllers: [VoiceHandlers, VoiceLinkHandlers],
  providers: [
    VoiceConfig.provider,
    ...outboundProviders('Simmer/2.0 (voice skill)'),
    {
      provide: CertificateChains,
      inject: [VoiceConfig.token, OutboundClient],
      useFactory: ({ VOICE_TEST_CERTIFICATES: folder }: VoiceConfig, outbound: OutboundClient) =>
        new CertificateChains(folder ? testChains(folder) : platformChains(outbound)),
    },
    VoiceService,
    voicePersonalData,
  ],
})
export class VoiceModule {}
