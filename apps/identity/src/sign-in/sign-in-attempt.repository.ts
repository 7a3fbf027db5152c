import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessConflict, untilWritten, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import type { AttemptBudget } from './attempt-budgets';
import { SIGN_IN_ATTEMPT_MODEL, type SignInAttemptDocument } from './sign-in-attempt.schema';

/** The decision on an attempt: allowed, or blocked until then. */
export type AttemptDecision = { isAllowed: true } | { isAllowed: false; until: Date };

/** Counts tries before they are evaluated, each by one conditional write, so that a burst cannot exceed the budget. */
@Injectable()
export class SignInAttemptRepository {
  constructor(@InjectModel(SIGN_IN_ATTEMPT_MODEL) private readonly attempts: Model<SignInAttemptDocument>) {}

  async take(budget: AttemptBudget, now = new Date()): Promise<AttemptDecision> {
    // nothing but writers that meet again and again
    const aBurst: AttemptDecision = { isAllowed: false, until: new Date(now.getTime() + 1_000) };
    return untilWritten<AttemptDecision>(
      async () => {
        if (await unlessConflict(() => this.count(budget, now))) return { written: { isAllowed: true } };
        const counted = await this.attempts.findById(budget.key).lean<SignInAttemptDocument>();
        const isUsedUp = counted && counted.count >= budget.tries && counted.until > now;
        return isUsedUp ? { written: { isAllowed: false, until: counted.until } } : null;
      },
      { otherwise: aBurst },
    );
  }

  /** Gives a try back that was right, or was never evaluated. */
  async refund(key: string): Promise<void> {
    await this.attempts.updateOne({ _id: key, count: { $gt: 0 } }, { $inc: { count: -1 } });
  }

  /** How many tries a budget has left. */
  async left({ key, tries }: AttemptBudget, now = new Date()): Promise<number> {
    const counted = await this.attempts.findById(key).lean<SignInAttemptDocument>();
    return counted && counted.until > now ? Math.max(0, tries - counted.count) : tries;
  }

  private async count(budget: AttemptBudget, now: Date): Promise<boolean> {
    return (await this.countOn(budget, now)) || (await this.restart(budget, now)) || (await this.begin(budget, now));
  }

  private async countOn({ key, tries }: AttemptBudget, now: Date): Promise<boolean> {
    const counted = await this.attempts.updateOne({ _id: key, until: { $gt: now }, count: { $lt: tries } }, { $inc: { count: 1 } });
    return counted.modifiedCount === 1;
  }

  private async restart({ key, withinMs }: AttemptBudget, now: Date): Promise<boolean> {
    const begun = await this.attempts.updateOne(
      { _id: key, until: { $lte: now } },
      { $set: { count: 1, until: windowEnd(now, withinMs) } },
    );
    return begun.modifiedCount === 1;
  }

  private async begin({ key, withinMs }: AttemptBudget, now: Date): Promise<boolean> {
    return wasInserted(this.attempts.create({ _id: key, count: 1, until: windowEnd(now, withinMs) }));
  }
}

const windowEnd = (now: Date, withinMs: number): Date => new Date(now.getTime() + withinMs);
