import { Injectable, Logger } from '@nestjs/common';
import {
  household,
  type MadeShareLink,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  type Recipe,
  SHARE_LINK_LIMITS,
  type SharedContent,
  type SharedKind,
  type SharedPage,
  type ShareLink,
  type shareLink,
  DAY_MS,
} from '@simmer/contracts';
import { Bus, hashOf, newSecretToken } from '@simmer/kit';
import { Households } from '../household/households.service';
import type { EndsOpenings } from '../household/ends-openings';
import { RecipeService } from '../recipe/recipe.service';
import { ShareLinkRepository } from './share-link.repository';
import type { ShareLinkDocument } from './share-link.schema';
import { copyOf, toShared } from '../recipe-model/shared-recipe';
import { SharedWeekService } from './shared-week.service';

/** Links that show one thing of a cook's to anybody who has them, until they end. The content is always read live. */
@Injectable()
export class ShareLinkService implements EndsOpenings {
  private readonly logger = new Logger(ShareLinkService.name);
  /** What each kind of link shows; null when it is not there any more. */
  private readonly contents: Record<SharedKind, (link: ShareLinkDocument) => Promise<SharedContent | null>> = {
    recipe: async ({ ownerId, about }) => {
      const recipe = await this.ownRecipe(ownerId, about);
      return recipe && { kind: 'recipe', recipe: toShared(recipe) };
    },
    week: async ({ ownerId, about, householdId }) => {
      const week = await this.weeks.view(ownerId, householdId ?? ownerId, about);
      return week && { kind: 'week', week };
    },
  };

  constructor(
    private readonly links: ShareLinkRepository,
    private readonly recipes: RecipeService,
    private readonly weeks: SharedWeekService,
    private readonly households: Households,
    private readonly bus: Bus,
  ) {}

  async shareRecipe(ownerId: string, { id, recipe_id, days }: ParsedInputOf<typeof shareLink.shareRecipe>): Promise<MadeShareLink> {
    await this.recipes.read(ownerId, recipe_id);
    return this.open(ownerId, { id, kind: 'recipe', about: recipe_id, householdId: null, days });
  }

  async shareWeek(ownerId: string, { id, first, days }: ParsedInputOf<typeof shareLink.shareWeek>): Promise<MadeShareLink> {
    return this.open(ownerId, { id, kind: 'week', about: first, householdId: await this.households.get(ownerId), days });
  }

  async list(ownerId: string): Promise<{ items: ShareLink[] }> {
    const links = await this.links.list(ownerId, SHARE_LINK_LIMITS.open * 2);
    return { items: links.map(toLink) };
  }

  async setRevoked(ownerId: string, id: string, revoked: boolean): Promise<ShareLink> {
    const changed = await this.links.setRevoked(ownerId, id, revoked);
    if (!changed) throw new ProblemError('recipes.share-not-found');
    return toLink(changed);
  }

  async readShared(token: string): Promise<SharedPage> {
    const link = await this.links.findByHash(hashOf(token));
    if (!link) throw new ProblemError('recipes.share-not-found');
    const over = { from: '', expires_at: link.expires_at.toISOString(), content: null };
    if (link.revoked) return { state: 'revoked', ...over };
    if (link.expires_at <= new Date()) return { state: 'expired', ...over };
    const content = await this.contents[link.kind](link);
    if (!content) return { state: 'revoked', ...over };
    return { ...over, state: 'open', from: await this.nameOf(link.ownerId), content };
  }

  /** Saves a copy to the caller's library. Throws `recipes.owned` with its id when they have it. */
  async saveRecipe(ownerId: string, { token, id }: ParsedInputOf<typeof shareLink.saveRecipe>): Promise<Recipe> {
    const [link, { content, from }] = await Promise.all([this.links.findByHash(hashOf(token)), this.readShared(token)]);
    if (!link || content?.kind !== 'recipe') throw new ProblemError('recipes.share-not-found');
    const { draft, photosToCopy } = copyOf(content.recipe, { id, ownerId: link.ownerId });
    return this.recipes.create(ownerId, { ...draft, whenFull: { origin: 'shared', name: from } }, photosToCopy);
  }

  /** Keeps a shared week among those that the account uses again, with copies of its recipes. */
  async saveWeek(
    accountId: string,
    { token, id, name }: ParsedInputOf<typeof shareLink.saveWeek>,
  ): Promise<OutputOf<typeof shareLink.saveWeek>> {
    const [link, { content, from }] = await Promise.all([this.links.findByHash(hashOf(token)), this.readShared(token)]);
    if (!link || content?.kind !== 'week') throw new ProblemError('recipes.share-not-found');
    const { ownerId: of, about: first, householdId } = link;
    return this.weeks.copyTo(accountId, id, { householdId: householdId ?? of, first, name, of, from });
  }

  /** A former member's links to their own things stay. */
  endOutside(householdId: string, members: readonly string[]): Promise<void> {
    return this.links.revokeOfFormerMembers(householdId, [...members, householdId]);
  }

  endAllOf(accountId: string): Promise<void> {
    return this.links.revokeAllOf(accountId);
  }

  /** Forgets links that were over long ago. */
  async purge(now: Date): Promise<void> {
    await this.links.purge(new Date(now.getTime() - SHARE_LINK_LIMITS.rememberedDays * DAY_MS));
  }

  /** Creates a link. The same request sent again gets the same link with a new token. */
  private async open(
    ownerId: string,
    { id, kind, about, householdId, days }: Pick<ShareLinkDocument, 'kind' | 'about' | 'householdId'> & { id: string; days: number },
  ): Promise<MadeShareLink> {
    const token = newSecretToken();
    const hash = hashOf(token);
    const known = await this.links.setHash(ownerId, id, hash);
    if (known) return { token, link: toLink(known) };
    const now = new Date();
    if ((await this.links.countOpen(ownerId, now)) >= SHARE_LINK_LIMITS.open) throw new ProblemError('recipes.too-many-share-links');
    const expires_at = new Date(now.getTime() + days * DAY_MS);
    const link: ShareLinkDocument = { _id: id, ownerId, hash, kind, about, householdId, created_at: now, expires_at, revoked: false };
    if (await this.links.insert(link)) return { token, link: toLink(link) };
    const same = await this.links.setHash(ownerId, id, hash);
    if (!same) throw new ProblemError('request.id-taken');
    return { token, link: toLink(same) };
  }

  private async ownRecipe(ownerId: string, id: string): Promise<Recipe | null> {
    try {
      return await this.recipes.read(ownerId, id);
    } catch (problem) {
      if (problem instanceof ProblemError && problem.code === 'recipes.not-found') return null;
      throw problem;
    }
  }

  /** Empty while identity is unavailable: the name is not essential. */
  private async nameOf(accountId: string): Promise<string> {
    try {
      const { people } = await this.bus.call(household.lookUp, { accountId }, { asService: true });
      return people.find(({ id }) => id === accountId)?.name ?? '';
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem;
      this.logger.warn(`The name of who shares is not known: ${problem.code}`);
      return '';
    }
  }
}

const toLink = ({ _id, kind, about, created_at, expires_at, revoked }: ShareLinkDocument): ShareLink => ({
  id: _id,
  kind,
  about,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  revoked,
});
