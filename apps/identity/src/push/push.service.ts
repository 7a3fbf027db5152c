import { Injectable } from '@nestjs/common';
import {
  type AccountActor,
  jobs,
  type operations,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  PUSH_LIMITS,
  sessionIdOf,
} from '@simmer/contracts';
import { Jobs } from '@simmer/kit';
import { SessionService } from '../session/session.service';
import type { PushParams, PushTopic } from './push-message.schema';
import { isTimeZone } from './push-rules';
import { PushSender } from './push-sender';
import { PushRepository } from './push.repository';

type Contract = typeof operations.identity.push;

const MINUTE_MS = 60_000;
/** So long after it, each is news. */
const NEWS_MS: Record<PushTopic, number> = { timers: 10 * MINUTE_MS, 'shared-list': 60 * MINUTE_MS, 'start-tonight': 180 * MINUTE_MS };
/** Whoever asks for a message again asks much sooner. */
const ID_KEPT_MS = 7 * 86_400_000;

/** One id per account and device, whatever another account calls its own. */
const idOf = ({ accountId }: Pick<AccountActor, 'accountId'>, id: string): string => `${accountId}:${id}`;

interface Order<T extends PushTopic> {
  /** What it is about: the same again is not sent again. */
  id: string;
  accountId: string;
  topic: T;
  params: PushParams[T];
  dueAt?: Date;
}

/** The devices that are notified while Simmer is closed, and what they are to be notified of. Each message is a record first. */
@Injectable()
export class PushService {
  constructor(
    private readonly stored: PushRepository,
    private readonly sender: PushSender,
    private readonly sessions: SessionService,
    private readonly jobs: Jobs,
  ) {}

  async readKey(): Promise<OutputOf<Contract['readKey']>> {
    return { publicKey: await this.sender.publicKey() };
  }

  async subscribe(
    actor: AccountActor,
    { id, endpoint, keys, timeZone }: ParsedInputOf<Contract['subscribe']>,
  ): Promise<OutputOf<Contract['subscribe']>> {
    if (!isTimeZone(timeZone)) throw new ProblemError('request.invalid');
    const { _id: accountId } = await this.sessions.accountOf(actor);
    const sessionId = sessionIdOf(actor);
    // a program with a token has no device
    if (!sessionId) throw new ProblemError('access.signed-out');
    await this.stored.putSubscription({ _id: idOf(actor, id), accountId, sessionId, endpoint, ...keys, timeZone, savedAt: new Date() });
    const oldest = (await this.stored.listSubscriptions(accountId)).slice(PUSH_LIMITS.devices);
    await this.stored.removeSubscriptions(
      accountId,
      oldest.map(({ _id }) => _id),
    );
    return this.countDevices(accountId);
  }

  async unsubscribe(actor: AccountActor, id: string): Promise<OutputOf<Contract['unsubscribe']>> {
    await this.stored.removeSubscriptions(actor.accountId, [idOf(actor, id)]);
    return this.countDevices(actor.accountId);
  }

  async putTimer(
    actor: AccountActor,
    { id, name, recipeId, endsAt }: ParsedInputOf<Contract['putTimer']>,
  ): Promise<OutputOf<Contract['putTimer']>> {
    const { accountId } = actor;
    const dueAt = new Date(endsAt);
    if (dueAt.getTime() < Date.now()) return { isWaiting: false };
    const isWaiting = await this.enqueue({ id: idOf(actor, id), accountId, topic: 'timers', params: { name, recipeId }, dueAt });
    if (isWaiting && (await this.stored.countWaiting(accountId, 'timers')) > PUSH_LIMITS.timers) {
      await this.removeTimer(actor, id);
      return { isWaiting: false };
    }
    return { isWaiting };
  }

  async removeTimer(actor: AccountActor, id: string): Promise<OutputOf<Contract['removeTimer']>> {
    await this.stored.removeMessage(idOf(actor, id));
    return { isWaiting: false };
  }

  /** Notifies the devices of an account once; false where it has none, or the message is on its way or was sent. */
  async enqueue<T extends PushTopic>({ id: _id, accountId, topic, params, dueAt = new Date() }: Order<T>): Promise<boolean> {
    if ((await this.stored.listSubscriptions(accountId)).length === 0) return false;
    const expiresAt = new Date(dueAt.getTime() + NEWS_MS[topic]);
    const message = { _id, ownerId: accountId, topic, params, dueAt, expiresAt, forgottenAt: new Date(dueAt.getTime() + ID_KEPT_MS) };
    if (!(await this.stored.insertMessage(message)) && !(await this.stored.moveMessage(message))) return false;
    await this.jobs.enqueue(
      jobs.identity.sendPush,
      { ownerId: accountId },
      { delaySeconds: Math.max(0, (dueAt.getTime() - Date.now()) / 1_000) },
    );
    return true;
  }

  private async countDevices(accountId: string): Promise<{ devices: number }> {
    return { devices: (await this.stored.listSubscriptions(accountId)).length };
  }
}
