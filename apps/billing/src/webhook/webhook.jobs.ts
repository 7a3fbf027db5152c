import { Injectable } from '@nestjs/common';
import { type JobPayloadOf, jobs } from '@simmer/contracts';
import { FindsWaiting, Runs } from '@simmer/kit';
import { WebhookService } from './webhook.service';

@Injectable()
export class WebhookJobs {
  constructor(private readonly webhooks: WebhookService) {}

  @Runs(jobs.billing.followEvent)
  async followEvent({ eventId }: JobPayloadOf<typeof jobs.billing.followEvent>): Promise<void> {
    await this.webhooks.follow(eventId);
  }

  @FindsWaiting(jobs.billing.followEvent)
  async waiting(): Promise<JobPayloadOf<typeof jobs.billing.followEvent>[]> {
    return (await this.webhooks.listForgotten()).map((eventId) => ({ eventId }));
  }
}
