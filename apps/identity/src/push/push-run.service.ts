import { Injectable } from '@nestjs/common';
import { jobs, type Preferences, type PushPayload } from '@simmer/contracts';
import { LeasedWork } from '@simmer/kit';
import { type Language, PUSH_TEXTS } from '@simmer/messages';
import { AccountRepository } from '../account-model/account.repository';
import { PreferencesService } from '../preferences/preferences.service';
import { SessionService } from '../session/session.service';
import type { PushMessageRecord, PushParams, PushTopic } from './push-message.schema';
import { isTold } from './push-rules';
import { PushRefused, PushSender } from './push-sender';
import type { PushSubscriptionDocument } from './push-subscription.schema';
import { PushRepository } from './push.repository';

type Words = { [T in PushTopic]: (params: PushParams[T], language: Language) => Pick<PushPayload, 'title' | 'body' | 'path' | 'tag'> };

const WORDS: Words = {
  timers: ({ name, recipeId }, language) => ({
    title: PUSH_TEXTS[language].timerTitle({ name }),
    body: PUSH_TEXTS[language].timerBody,
    path: `/app/cook/${recipeId}`,
    tag: `timer ${recipeId} ${name}`,
  }),
  'shared-list': ({ who, count }, language) => {
    const { listTitle: title, listBody, somebody } = PUSH_TEXTS[language];
    return { title, body: listBody({ who: who || somebody, count }), path: '/app/shopping-list', tag: 'shared-list' };
  },
  'start-tonight': ({ dish, text, recipeId }, language) => ({
    title: PUSH_TEXTS[language].tonightTitle({ dish }),
    body: text,
    path: `/app/recipes/${recipeId}`,
    tag: `tonight ${recipeId}`,
  }),
};

/** One run of one message, to every device of the account that is told of it now. One that fails is tried again on all: a second one takes the place of the first. */
@Injectable()
export class PushRun extends LeasedWork<PushMessageRecord> {
  readonly job = jobs.identity.sendPush;

  constructor(
    private readonly stored: PushRepository,
    private readonly sender: PushSender,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly preferences: PreferencesService,
  ) {
    super();
  }

  get records() {
    return this.stored.leases;
  }

  async work(record: PushMessageRecord, holder: string): Promise<void> {
    const now = new Date();
    const account = await this.accounts.find(record.ownerId);
    const devices = account && now < record.expiresAt ? await this.devicesFor(record, now) : [];
    if (!account || devices.length === 0) return this.stored.finish(record, holder, 'dropped');
    const { language } = account;
    const words = (WORDS[record.topic] as (params: PushMessageRecord['params'], language: Language) => ReturnType<Words[PushTopic]>)(
      record.params,
      language,
    );
    const payload = JSON.stringify({ topic: record.topic, language, ...words } satisfies PushPayload);
    const ttlSeconds = Math.ceil((record.expiresAt.getTime() - now.getTime()) / 1_000);
    const push = { payload, ttlSeconds, isUrgent: record.topic === 'timers' };
    const sent = await Promise.allSettled(devices.map((device) => this.sender.send(device, push)));
    const gone = devices.filter((_, at) => isGone(sent[at]));
    await this.stored.removeSubscriptions(
      record.ownerId,
      gone.map(({ _id }) => _id),
    );
    const failed = sent.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    await this.stored.finish(record, holder, 'sent');
  }

  override isFinal(error: unknown): boolean {
    return error instanceof PushRefused;
  }

  fail(record: PushMessageRecord, holder: string): Promise<void> {
    return this.stored.finish(record, holder, 'failed');
  }

  /** Where the account is still signed in, and wants to know at this hour. */
  private async devicesFor({ ownerId, topic }: PushMessageRecord, now: Date): Promise<PushSubscriptionDocument[]> {
    const preferences: Preferences = await this.preferences.read(ownerId);
    const live = await this.sessions.liveIdsOf(ownerId, now);
    const all = await this.stored.listSubscriptions(ownerId);
    const over = all.filter(({ sessionId }) => !live.has(sessionId));
    await this.stored.removeSubscriptions(
      ownerId,
      over.map(({ _id }) => _id),
    );
    return all.filter((one) => live.has(one.sessionId) && isTold(topic, preferences, now, one.timeZone));
  }
}

const isGone = (outcome: PromiseSettledResult<'sent' | 'gone'> | undefined): boolean =>
  outcome?.status === 'fulfilled' && outcome.value === 'gone';
