import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { profileChanged } from '@simmer/contracts';
import { eventEntry, OutboxRelay, type StateOf, unlessConflict, Versioned, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { skeletonOf } from './username-skeleton';
import { PROFILE_MODEL, type ProfileDocument, USERNAME_CLAIM_MODEL, type UsernameClaimDocument } from './profile.schema';

export type ProfileState = StateOf<ProfileDocument>;

@Injectable()
export class ProfileRepository {
  private readonly versioned: Versioned<ProfileDocument>;

  constructor(
    @InjectModel(PROFILE_MODEL) private readonly profiles: Model<ProfileDocument>,
    @InjectModel(USERNAME_CLAIM_MODEL) private readonly claims: Model<UsernameClaimDocument>,
    relay: OutboxRelay,
  ) {
    this.versioned = new Versioned(profiles, relay);
  }

  find(id: string): Promise<ProfileState | null> {
    return this.profiles.findById(id).lean<ProfileState>().exec();
  }

  findMany(ids: readonly string[]): Promise<ProfileState[]> {
    return this.profiles
      .find({ _id: { $in: ids } })
      .lean<ProfileState[]>()
      .exec();
  }

  /** Changes what was read (revision 0: nothing); null on a conflict. */
  change(read: ProfileState, change: Partial<ProfileState>): Promise<ProfileState | null> {
    const { _id } = read;
    return this.versioned.change(read, change, (revision) => [eventEntry(profileChanged, { accountId: _id, ownerId: _id, revision })]);
  }

  findClaim(username: string): Promise<UsernameClaimDocument | null> {
    return this.claims.findById(username).lean<UsernameClaimDocument>().exec();
  }

  /** Makes a username this account's; false when it is another's, or was until not long ago. */
  async claim(username: string, accountId: string): Promise<boolean> {
    const claim = { _id: username, accountId, skeleton: skeletonOf(username), freeFrom: null };
    if (await wasInserted(this.claims.create(claim))) return true;
    const mineOrFree = { $or: [{ accountId }, { freeFrom: { $ne: null, $lt: new Date() } }] };
    const taken = await unlessConflict(() =>
      this.claims.updateOne({ _id: username, ...mineOrFree }, { $set: { accountId, freeFrom: null } }),
    );
    return taken?.matchedCount === 1;
  }

  /** Whether somebody else has a username, or had one until not long ago, that looks like this one without being the same. */
  async hasLookalike(username: string, accountId: string): Promise<boolean> {
    const others = { skeleton: skeletonOf(username), _id: { $ne: username }, accountId: { $ne: accountId } };
    const found = await this.claims.exists({ ...others, $or: [{ freeFrom: null }, { freeFrom: { $gt: new Date() } }] });
    return found !== null;
  }

  /** Gives a username back that was claimed just now. */
  async unclaim(username: string, accountId: string): Promise<void> {
    await this.claims.deleteOne({ _id: username, accountId });
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
