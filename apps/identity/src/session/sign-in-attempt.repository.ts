import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicate, isStoreConflict } from '@simmer/kit';
import type { Model } from 'mongoose';
import { SIGN_IN_ATTEMPT_MODEL, type SignInAttemptDocument } from './sign-in-attempt.schema';

const BUDGET = 10;
const WINDOW_MS = 15 * 60_000;
const TRIES = 8;

/** What was decided about a try: it may be evaluated, or nobody may try until then. */
export type AttemptDecision = { isAllowed: true } | { isAllowed: false; until: Date };

/** Counts tries before they are evaluated, each by one conditional write, so that a burst cannot exceed the budget. */
@Injectable()
export class SignInAttemptRepository {
  constructor(@InjectModel(SIGN_IN_ATTEMPT_MODEL) private readonly attempts: Model<SignInAttemptDocument>) {}

  async take(emailKey: string, now = new Date()): Promise<AttemptDecision> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (await this.count(emailKey, now)) return { isAllowed: true };
      const counted = await this.attempts.findById(emailKey).lean<SignInAttemptDocument>();
      if (counted && counted.count >= BUDGET && counted.until > now) return { isAllowed: false, until: counted.until };
    }
    // nothing but writers that meet again and again: that is a burst
    return { isAllowed: false, until: new Date(now.getTime() + 1_000) };
  }

  /** Gives a try back that was right, or was never evaluated. */
  async giveBack(emailKey: string): Promise<void> {
    await this.attempts.updateOne({ _id: emailKey, count: { $gt: 0 } }, { $inc: { count: -1 } });
  }

  private async count(emailKey: string, now: Date): Promise<boolean> {
    try {
      return (await this.countOn(emailKey, now)) || (await this.beginAgain(emailKey, now)) || (await this.begin(emailKey, now));
    } catch (error) {
      if (isStoreConflict(error)) return false;
      throw error;
    }
  }

  private async countOn(emailKey: string, now: Date): Promise<boolean> {
    const counted = await this.attempts.updateOne({ _id: emailKey, until: { $gt: now }, count: { $lt: BUDGET } }, { $inc: { count: 1 } });
    return counted.modifiedCount === 1;
  }

  private async beginAgain(emailKey: string, now: Date): Promise<boolean> {
    const begun = await this.attempts.updateOne({ _id: emailKey, until: { $lte: now } }, { $set: { count: 1, until: windowEnd(now) } });
    return begun.modifiedCount === 1;
  }

  private async begin(emailKey: string, now: Date): Promise<boolean> {
    try {
      await this.attempts.create({ _id: emailKey, count: 1, until: windowEnd(now) });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}

const windowEnd = (now: Date): Date => new Date(now.getTime() + WINDOW_MS);
