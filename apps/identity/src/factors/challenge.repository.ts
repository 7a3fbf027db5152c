import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessConflict } from '@simmer/kit';
import type { Model } from 'mongoose';
import { CHALLENGE_MODEL, type ChallengeDocument } from './challenge.schema';

@Injectable()
export class ChallengeRepository {
  constructor(@InjectModel(CHALLENGE_MODEL) private readonly challenges: Model<ChallengeDocument>) {}

  async insert(challenge: ChallengeDocument): Promise<void> {
    await this.challenges.create(challenge);
  }

  /** Takes a challenge away: of all who answer it at once, one gets it. */
  take(id: string, purpose: ChallengeDocument['purpose'], accountId: string | null): Promise<ChallengeDocument | null> {
    return unlessConflict(() =>
      this.challenges
        .findOneAndDelete({ _id: id, purpose, accountId, expiresAt: { $gt: new Date() } })
        .lean<ChallengeDocument>()
        .exec(),
    );
  }
}
