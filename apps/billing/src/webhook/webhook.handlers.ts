import { Controller } from '@nestjs/common';
import { jobs, type OutputOf, type ParsedInputOf, webhook } from '@simmer/contracts';
import { Handles, Jobs } from '@simmer/kit';
import { WebhookService } from './webhook.service';

@Controller()
export class WebhookHandlers {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly jobs: Jobs,
  ) {}

  @Handles(webhook.receive)
  async receive({ body, signature }: ParsedInputOf<typeof webhook.receive>): Promise<OutputOf<typeof webhook.receive>> {
    const eventId = await this.webhooks.receive(Buffer.from(body, 'base64'), signature);
    if (eventId) await this.jobs.enqueue(jobs.billing.followEvent, { eventId });
    return { received: true };
  }
}
