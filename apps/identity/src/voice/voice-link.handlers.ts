import { Controller, Inject } from '@nestjs/common';
import { includes, type VoiceLink, voiceLink } from '@simmer/contracts';
import { type ContextOf, Handles, Plans } from '@simmer/kit';
import { OAuthConfig } from '../oauth/oauth.config';
import { OAuthService } from '../oauth/oauth.service';
import { VoiceLinkService } from '../voice-link/voice-link.service';

type Cook = ContextOf<typeof voiceLink.current>;

@Controller()
export class VoiceLinkHandlers {
  constructor(
    @Inject(OAuthConfig.token) private readonly config: OAuthConfig,
    private readonly links: VoiceLinkService,
    private readonly oauth: OAuthService,
    private readonly plans: Plans,
  ) {}

  @Handles(voiceLink.current)
  async current(_: unknown, { actor: { accountId } }: Cook): Promise<VoiceLink> {
    const [link, plan] = await Promise.all([this.links.find(accountId), this.plans.get(accountId)]);
    const { linkedAt, heardText: text, heardAt } = link ?? {};
    return {
      isOffered: this.config.client !== null,
      platform: this.config.platform,
      isIncluded: includes(plan, 'voice-linking'),
      linkedAt: linkedAt?.toISOString() ?? null,
      lastHeard: text && heardAt ? { text, at: heardAt.toISOString() } : null,
    };
  }

  @Handles(voiceLink.remove)
  async remove(_: unknown, { actor, ...context }: Cook): Promise<VoiceLink> {
    await this.oauth.unlink(actor);
    return this.current(_, { actor, ...context });
  }
}
