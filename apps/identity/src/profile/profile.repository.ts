import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { profileChanged } from '@simmer/contracts';
import { eventEntry, insertedWith, OutboxRelay, recordEvents, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { PROFILE_MODEL, type ProfileDocument, USERNAME_CLAIM_MODEL, type UsernameClaimDocument } from './profile.schema';

export type ProfileState = Omit<ProfileDocument, 'outbox' | 'outboxAt'>;

@Injectable()
export class ProfileRepository {
  constructor(
    @InjectModel(PROFILE_MODEL) private readonly profiles: Model<ProfileDocument>,
    @InjectModel(USERNAME_CLAIM_MODEL) private readonly claims: Model<UsernameClaimDocument>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(profiles);
  }

  find(id: string): Promise<ProfileState | null> {
    return this.profiles.findById(id).lean<ProfileState>().exec();
  }

  /** Puts `next` in the place of what was read (revision 0: of nothing); null when somebody else was faster. */
  async replace({ _id, revision: before }: ProfileState, change: Partial<ProfileState>, whole: ProfileState): Promise<ProfileState | null> {
    const revision = before + 1;
    const told = eventEntry(profileChanged, { accountId: _id, ownerId: _id, revision });
    const isWritten =
      before === 0
        ? await wasInserted(this.profiles.create({ ...whole, ...change, revision, ...insertedWith(told) }))
        : await unlessConflict(async () => {
            const recorded = recordEvents(told);
            const set = { $set: { ...change, revision, ...recorded.$set }, $push: recorded.$push };
            return (await this.profiles.updateOne({ _id, revision: before }, set)).modifiedCount === 1;
          });
    if (!isWritten) return null;
    this.relay.wake();
    return { ...whole, ...change, revision };
  }

  findClaim(username: string): Promise<UsernameClaimDocument | null> {
    return this.claims.findById(username).lean<UsernameClaimDocument>().exec();
  }

  /** Makes a username this account's; false when it is another's, or was until not long ago. */
  async claim(username: string, accountId: string): Promise<boolean> {
    const claim = { _id: username, accountId, freeFrom: null };
    if (await wasInserted(this.claims.create(claim))) return true;
    const mineOrFree = { $or: [{ accountId }, { freeFrom: { $ne: null, $lt: new Date() } }] };
    const taken = await unlessConflict(() =>
      this.claims.updateOne({ _id: username, ...mineOrFree }, { $set: { accountId, freeFrom: null } }),
    );
    return taken?.matchedCount === 1;
  }

  /** What the cook was called before leads to them until then. */
  async leaveOthers(accountId: string, username: string, freeFrom: Date): Promise<void> {
    await this.claims.updateMany({ accountId, _id: { $ne: username }, freeFrom: null }, { $set: { freeFrom } });
  }

  /** The ids of those of these photos that a profile shows. */
  async findShown(pictures: readonly { id: string; ownerId: string }[]): Promise<string[]> {
    const ids = pictures.map(({ id }) => id);
    const owners = pictures.map(({ ownerId }) => ownerId);
    const found = await this.profiles
      .find({ _id: { $in: owners }, 'picture.image.id': { $in: ids } }, { picture: 1 })
      .lean<Pick<ProfileDocument, 'picture'>[]>();
    return found.flatMap(({ picture }) => (picture.kind === 'photo' ? [picture.image.id] : []));
  }
}
