import { Inject, Injectable } from '@nestjs/common';
import { NOBODY, profile, type PublicProfile } from '@simmer/contracts';
import { Bus, isOutage, type Logger, LOGGER } from '@simmer/kit';
import { CookRepository } from './cook.repository';
import type { CookDocument } from './cook.schema';

/** What identity says of cooks, from a copy that follows it. */
@Injectable()
export class CookService {
  constructor(
    private readonly cooks: CookRepository,
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The cooks of these accounts, a page of them at most. One who is gone is left out, and one who is not known yet while identity is away. */
  async findMany(accountIds: readonly string[]): Promise<Map<string, CookDocument>> {
    const asked = [...new Set(accountIds)].filter((id) => id !== NOBODY);
    if (asked.length === 0) return new Map();
    const known = new Map((await this.cooks.findMany(asked)).map((cook) => [cook._id, cook]));
    const unknown = asked.filter((id) => !known.has(id));
    for (const cook of await this.readIfThere(unknown)) known.set(cook._id, cook);
    return known;
  }

  /** Brings the copy to what identity says now, where it is older than a revision. Events may repeat, come late and overtake each other. */
  async follow(accountId: string, revision: number): Promise<void> {
    const [known] = await this.cooks.findMany([accountId]);
    if (known && known.revision >= revision) return;
    const [found] = await this.read([accountId]);
    if (!found) await this.cooks.remove(accountId);
  }

  idsAfter(limit: number, after?: string): Promise<string[]> {
    return this.cooks.idsAfter(limit, after);
  }

  /** Those of these accounts of which the copy is not what identity says. */
  async drifted(accountIds: readonly string[]): Promise<string[]> {
    const copies = await this.cooks.findMany(accountIds);
    const profiles = new Map((await this.ask(accountIds)).map((found) => [found.accountId, found]));
    return copies.filter(({ _id, revision }) => profiles.get(_id)?.revision !== revision).map(({ _id }) => _id);
  }

  /** Makes the copy anew. */
  async mend(accountId: string): Promise<void> {
    await this.cooks.remove(accountId);
    await this.read([accountId]);
  }

  private async readIfThere(accountIds: readonly string[]): Promise<CookDocument[]> {
    try {
      return await this.read(accountIds);
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.logger.info({ err: error }, 'lists name no cook who is not known yet');
      return [];
    }
  }

  /** Reads cooks from identity and stores them. */
  private async read(accountIds: readonly string[]): Promise<CookDocument[]> {
    const cooks = (await this.ask(accountIds)).map(({ accountId, ...shown }) => ({ _id: accountId, ...shown }));
    await Promise.all(cooks.map((cook) => this.cooks.put(cook)));
    return cooks;
  }

  private async ask(accountIds: readonly string[]): Promise<PublicProfile[]> {
    if (accountIds.length === 0) return [];
    return (await this.bus.call(profile.findMany, { accountIds: [...accountIds] }, { asService: true })).profiles;
  }
}
