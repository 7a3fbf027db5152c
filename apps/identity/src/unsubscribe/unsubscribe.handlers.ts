import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, unsubscribe } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { UnsubscribeService } from './unsubscribe.service';

@Controller()
export class UnsubscribeHandlers {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  @Handles(unsubscribe.open)
  async open({ token }: ParsedInputOf<typeof unsubscribe.open>): Promise<OutputOf<typeof unsubscribe.open>> {
    return { location: `/unsubscribe#${new URLSearchParams({ token }).toString()}`, status: 303 };
  }

  @Handles(unsubscribe.confirm)
  async confirm({ token }: ParsedInputOf<typeof unsubscribe.confirm>): Promise<OutputOf<typeof unsubscribe.confirm>> {
    await this.unsubscribing.confirm(token);
    return { ended: true };
  }
}
