import { Injectable } from '@nestjs/common';
import {
  type Chef,
  type chef,
  type ChefRelation,
  type ChefSummary,
  Id,
  MOST_RELATED_COOKS,
  type OutputOf,
  pick,
  ProblemError,
  profile,
  type PublicProfile,
  type SuggestedCook,
} from '@simmer/contracts';
import { Bus, pageFrom } from '@simmer/kit';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { CookService } from './cook.service';
import { RelationRepository } from './relation.repository';

const NONE: ChefRelation = { follows: false, mutes: false, blocks: false };

/** The people whose recipes a cook wants to see, and those of whom they see nothing. */
export interface Circle {
  followed: readonly string[];
  /** Whom the cook mutes or blocks, and who blocks the cook. */
  hidden: readonly string[];
}

@Injectable()
export class ChefService {
  constructor(
    private readonly relations: RelationRepository,
    private readonly cooks: CookService,
    private readonly bus: Bus,
    private readonly cases: ModerationCases,
  ) {}

  /** Throws `community.chef-not-found` also to whom the cook blocks: blocking is silent. */
  async read(viewer: string | null, username: string): Promise<Chef> {
    const found = await this.profileOf(viewer, username);
    const isOther = viewer !== null && viewer !== found.accountId;
    const [followers, relation] = await Promise.all([
      this.relations.countFollowers(found.accountId),
      isOther ? this.relationTo(viewer, found.accountId) : null,
    ]);
    return { ...pick(found, ['picture', 'about']), username: found.username ?? username, followers, relation };
  }

  /** Follows a cook or no longer. Throws `community.blocked-by-you` for one whom the follower blocks. */
  async follow(actor: string, username: string, follows: boolean): Promise<ChefRelation> {
    return this.change(actor, username, { follows }, (known) => {
      if (follows && known.blocks) throw new ProblemError('community.blocked-by-you');
    });
  }

  mute(actor: string, username: string, mutes: boolean): Promise<ChefRelation> {
    return this.change(actor, username, { mutes });
  }

  /** Blocks a cook, which ends following both ways, or no longer. */
  async block(actor: string, username: string, blocks: boolean): Promise<ChefRelation> {
    if (!blocks) return this.change(actor, username, { blocks });
    const blocked = await this.profileOf(null, username);
    const relation = await this.change(actor, username, { blocks, follows: false });
    await this.relations.change(blocked.accountId, actor, { follows: false });
    return relation;
  }

  async listFollowed(actor: string, limit: number, after: string | undefined): Promise<OutputOf<typeof chef.listFollowed>> {
    if (after !== undefined && !Id.safeParse(after).success) throw new ProblemError('request.unknown-cursor');
    const found = await this.relations.followedBy(actor, limit + 1, after);
    const accountIds = found.map(({ to }) => to).slice(0, limit);
    const cooks = await this.summariesOf(accountIds);
    const page = pageFrom(found, { limit, view: ({ to }) => cooks.get(to) ?? null, cursor: ({ to }) => to });
    return { items: page.items.filter((cook) => cook !== null), next: page.next };
  }

  /** Some of those who follow a cook, without those whom a reader does not see, and whose page moderation hides. */
  async listFollowers(accountId: string, limit: number, hidden: ReadonlySet<string>): Promise<ChefSummary[]> {
    const found = (await this.relations.followersOf(accountId, 2 * limit)).filter((from) => !hidden.has(from));
    const hiddenCooks = await this.cases.hiddenCooks(found);
    const shown = found.filter((from) => !hiddenCooks.has(from));
    const cooks = await this.summariesOf(shown);
    return shown.flatMap((from) => cooks.get(from) ?? []).slice(0, limit);
  }

  /**
   * How others see these cooks, a page of them at most: without the picture where moderation hides their page. One who is gone, or has no username, has
   * no page and is left out.
   */
  async summariesOf(accountIds: readonly string[]): Promise<Map<string, ChefSummary>> {
    const [cooks, hidden] = await Promise.all([this.cooks.findMany(accountIds), this.cases.hiddenCooks(accountIds)]);
    const summaries = [...cooks].flatMap(([accountId, { username, picture }]) => {
      const shown = hidden.has(accountId) ? ({ kind: 'letters' } as const) : picture;
      return username === null ? [] : [[accountId, { username, picture: shown }] as const];
    });
    return new Map(summaries);
  }

  /** What these cooks say of themselves, in the order given. One who has no page, or whose page moderation hides, is left out. */
  async introduce(accountIds: readonly string[]): Promise<SuggestedCook[]> {
    const [cooks, hidden] = await Promise.all([this.cooks.findMany(accountIds), this.cases.hiddenCooks(accountIds)]);
    return accountIds.flatMap((id) => {
      const found = hidden.has(id) ? undefined : cooks.get(id);
      return found?.username ? [{ ...pick(found, ['picture', 'about']), username: found.username }] : [];
    });
  }

  /** A cook as lists show them; null for one who has no page of their own. */
  async findSummary(accountId: string): Promise<ChefSummary | null> {
    return (await this.summariesOf([accountId])).get(accountId) ?? null;
  }

  /** Whose recipes stand on a cook's page: theirs, or nobody's for a viewer who blocks them. Throws `community.chef-not-found` as `read` does. */
  async shownAuthors(viewer: string | null, username: string): Promise<string[]> {
    const { accountId } = await this.profileOf(viewer, username);
    return viewer !== null && (await this.isBlocked(viewer, accountId)) ? [] : [accountId];
  }

  /** Whether one of two cooks blocks the other. */
  async isBlocked(one: string, other: string): Promise<boolean> {
    const relations = await Promise.all([this.relations.find(one, other), this.relations.find(other, one)]);
    return relations.some((relation) => relation?.blocks);
  }

  async circleOf(accountId: string): Promise<Circle> {
    const [own, blockers] = await Promise.all([this.relations.allFrom(accountId), this.relations.blockersOf(accountId)]);
    const hidden = new Set([...own.filter(({ mutes, blocks }) => mutes || blocks).map(({ to }) => to), ...blockers]);
    const followed = own.filter(({ to, follows }) => follows && !hidden.has(to)).map(({ to }) => to);
    return { followed, hidden: [...hidden] };
  }

  private async change(
    actor: string,
    username: string,
    change: Partial<ChefRelation>,
    check: (known: ChefRelation) => void = () => undefined,
  ): Promise<ChefRelation> {
    const other = await this.profileOf(actor, username);
    if (other.accountId === actor) throw new ProblemError('community.own-page');
    const known = await this.relationTo(actor, other.accountId);
    check(known);
    const isNew = !Object.values(known).some(Boolean) && Object.values(change).some(Boolean);
    if (isNew && (await this.relations.countFrom(actor)) >= MOST_RELATED_COOKS) throw new ProblemError('community.too-many-cooks');
    await this.relations.set(actor, other.accountId, change);
    return this.relationTo(actor, other.accountId);
  }

  private async relationTo(from: string, to: string): Promise<ChefRelation> {
    const known = await this.relations.find(from, to);
    return known ? pick(known, ['follows', 'mutes', 'blocks']) : NONE;
  }

  /** Throws `community.chef-not-found` for a name that nobody has, and for a cook who blocks the viewer or whose page moderation hides. */
  async profileOf(viewer: string | null, username: string): Promise<PublicProfile> {
    const { profile: found } = await this.bus.call(profile.find, { username }, { asService: true });
    const isHidden = found && viewer !== null && (await this.relations.find(found.accountId, viewer))?.blocks;
    if (!found || isHidden || (viewer !== found.accountId && (await this.cases.isHidden('cook', found.accountId))))
      throw new ProblemError('community.chef-not-found');
    return found;
  }
}
