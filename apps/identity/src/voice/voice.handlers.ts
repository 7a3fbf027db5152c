import { Controller, Inject } from '@nestjs/common';
import { type ParsedInputOf, ProblemError, voice } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { SecurityLog } from '../security-log';
import { CertificateChains } from './signature/certificate-chains';
import { readSigned } from './signature/signed-request';
import { VoiceConfig } from './voice.config';
import { VoiceService } from './voice.service';

@Controller()
export class VoiceHandlers {
  constructor(
    @Inject(VoiceConfig.token) private readonly config: VoiceConfig,
    private readonly chains: CertificateChains,
    private readonly voice: VoiceService,
    private readonly log: SecurityLog,
  ) {}

  @Handles(voice.answer)
  async answer({ body, signature, chainUrl }: ParsedInputOf<typeof voice.answer>) {
    const signed = { body: Buffer.from(body, 'base64'), signature, chainUrl };
    const request = await readSigned(signed, { skillId: this.config.VOICE_SKILL_ID, chains: this.chains }).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'identity.voice-request-refused')
        this.log.write('voice-request-refused', { accountId: null, reason: (error.cause as Error).message });
      throw error;
    });
    return this.voice.answer(request);
  }
}
