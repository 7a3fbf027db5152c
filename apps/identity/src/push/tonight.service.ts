import { Injectable } from '@nestjs/common';
import { mealPlan } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { clockAt } from './push-rules';
import { PushRepository } from './push.repository';
import { PushService } from './push.service';

/** In the evening, where the device is: early enough to go to the shop, and not for long, lest it comes at night after an outage. */
const [FROM, UNTIL] = ['18:00', '20:00'];
const AT_ONCE = 100;
const DAY_MS = 86_400_000;

/** Tells cooks in the evening what the dishes of tomorrow need today. */
@Injectable()
export class TonightService {
  constructor(
    private readonly stored: PushRepository,
    private readonly pushes: PushService,
    private readonly bus: Bus,
  ) {}

  async remind(now: Date, signal?: AbortSignal): Promise<void> {
    for (const timeZone of await this.stored.listTimeZones()) {
      const { time, date } = clockAt(now, timeZone);
      if (time < FROM || time >= UNTIL) continue;
      const tomorrow = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
      for (;;) {
        const accountIds = await this.stored.listToRemind(timeZone, date, AT_ONCE);
        for (const accountId of accountIds) {
          if (signal?.aborted) return;
          await this.remindOf(accountId, tomorrow);
          await this.stored.noteReminded(accountId, timeZone, date);
        }
        if (accountIds.length === 0) break;
      }
    }
  }

  private async remindOf(accountId: string, tomorrow: string): Promise<void> {
    const { items } = await this.bus.call(mealPlan.findReminders, { accountId, date: tomorrow }, { asService: true });
    for (const { recipeId, title: dish, text } of items) {
      const id = `${accountId}:tonight ${tomorrow} ${recipeId}`;
      await this.pushes.enqueue({ id, accountId, topic: 'start-tonight', params: { dish, text, recipeId } });
    }
  }
}
