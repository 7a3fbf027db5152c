import { Injectable } from '@nestjs/common';
import { image, operations, type ParsedInputOf, ProblemError, type Profile, type PublicProfile } from '@simmer/contracts';
import { Bus, untilWritten } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import type { AccountDocument } from '../account-model/account.schema';
import { ProfileRepository, type ProfileState } from './profile.repository';
import { isReserved } from './reserved-usernames';

type Operations = typeof operations.identity.profile;
type Change = ParsedInputOf<Operations['change']>;

/** How long a former username redirects. */
const OLD_ADDRESS_LEADS_MS = 365 * 86_400_000;

/** What a cook says of themselves, and how Simmer talks to them. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly accounts: AccountRepository,
    private readonly bus: Bus,
  ) {}

  async read(accountId: string): Promise<Profile> {
    return toProfile(await this.account(accountId), await this.stateOf(accountId));
  }

  async change(accountId: string, { name, language, picture, ...rest }: Change): Promise<Profile> {
    if (rest.username) await this.claim(rest.username, accountId);
    const shown = picture && { picture: await this.shown(picture) };
    if (name !== undefined || language)
      await this.accounts.setPerson(accountId, { ...(name !== undefined && { name }), ...(language && { language }) });
    const state = await untilWritten(async () => {
      const read = await this.stateOf(accountId);
      const written = await this.profiles.change(read, { ...rest, ...shown });
      return written && { written };
    });
    if (rest.username) await this.profiles.leaveOthers(accountId, rest.username, new Date(Date.now() + OLD_ADDRESS_LEADS_MS));
    return toProfile(await this.account(accountId), state);
  }

  /** Whether a cook can have a username, and if not, whether that is because it looks like another's. */
  async check(accountId: string, username: string): Promise<{ isFree: boolean; looksAlike: boolean }> {
    const claim = isReserved(username) ? 'reserved' : await this.profiles.findClaim(username);
    const isOwn = claim !== 'reserved' && claim?.accountId === accountId;
    const isTaken = claim === 'reserved' || (claim !== null && !isOwn && (claim.freeFrom === null || claim.freeFrom >= new Date()));
    const looksAlike = !isTaken && !isOwn && (await this.profiles.hasLookalike(username, accountId));
    return { isFree: !isTaken && !looksAlike, looksAlike };
  }

  /** The cook with a username, current or former, or with an account id; null when there is none. */
  async find({ username, accountId }: ParsedInputOf<Operations['find']>): Promise<PublicProfile | null> {
    const claim = username ? await this.profiles.findClaim(username) : null;
    const isLeading = claim && (claim.freeFrom === null || claim.freeFrom > new Date());
    const id = accountId ?? (isLeading ? claim.accountId : undefined);
    const account = id ? await this.accounts.find(id) : null;
    return account && toPublicProfile(await this.stateOf(account._id));
  }

  /** Of those of these accounts that there are, in no order. */
  async findMany(accountIds: readonly string[]): Promise<PublicProfile[]> {
    const [accounts, states] = await Promise.all([this.accounts.findMany(accountIds), this.profiles.findMany(accountIds)]);
    const known = new Map(states.map((state) => [state._id, state]));
    return accounts.map(({ _id }) => toPublicProfile(known.get(_id) ?? nothingYet(_id)));
  }

  private async claim(username: string, accountId: string): Promise<void> {
    if (isReserved(username)) throw new ProblemError('identity.username-taken');
    const known = await this.profiles.findClaim(username);
    if (known?.accountId === accountId && known.freeFrom === null) return;
    if (await this.profiles.hasLookalike(username, accountId)) throw new ProblemError('identity.username-looks-alike');
    if (!(await this.profiles.claim(username, accountId))) throw new ProblemError('identity.username-taken');
    // of two that were claimed at the same moment neither stays
    if (!(await this.profiles.hasLookalike(username, accountId))) return;
    await this.profiles.unclaim(username, accountId);
    throw new ProblemError('identity.username-looks-alike');
  }

  /** Called as the cook, so that only their own photos are found. */
  private async shown(picture: NonNullable<Change['picture']>): Promise<ProfileState['picture']> {
    if (picture.kind !== 'photo') return picture;
    const upload = await this.bus.call(image.read, { id: picture.imageId });
    if (!upload.image) throw new ProblemError('identity.picture-not-ready');
    return { kind: 'photo', image: upload.image };
  }

  private async stateOf(accountId: string): Promise<ProfileState> {
    return (await this.profiles.find(accountId)) ?? nothingYet(accountId);
  }

  private async account(accountId: string): Promise<AccountDocument> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new ProblemError('access.signed-out');
    return account;
  }
}

const toProfile = ({ name, language }: AccountDocument, { _id, ...state }: ProfileState): Profile => ({ name, language, ...state });

/** The profile of a cook who has set nothing. */
const nothingYet = (_id: string): ProfileState => ({
  _id,
  username: null,
  about: '',
  units: null,
  weekStart: null,
  picture: { kind: 'letters' },
  revision: 0,
});

const toPublicProfile = ({ _id, username, about, picture, revision }: ProfileState): PublicProfile => ({
  accountId: _id,
  username,
  about,
  picture,
  revision,
});
