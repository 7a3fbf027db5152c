import { Injectable } from '@nestjs/common';
import { CHEF_PAGE_LIMITS, type ChefKitchen, gallery } from '@simmer/contracts';
import { ChefService } from '../chef/chef.service';
import { timeOf } from '../gallery/gallery-card';
import { GalleryService } from '../gallery/gallery.service';
import { MadeHistory } from '../post/made-history.repository';

/** So many of a cook's entries are looked at for others' recipes that are still shown. */
const ENTRIES_LOOKED_AT = 20;

@Injectable()
export class ChefPageService {
  constructor(
    private readonly chefs: ChefService,
    private readonly gallery: GalleryService,
    private readonly history: MadeHistory,
  ) {}

  /** Throws `community.chef-not-found` as the cook's page does. */
  async kitchen(reader: string | null, username: string): Promise<ChefKitchen> {
    const { accountId } = await this.chefs.profileOf(reader, username);
    const hidden = new Set(reader === null ? [] : (await this.chefs.circleOf(reader)).hidden);
    const isBlocked = reader !== null && (await this.chefs.isBlocked(reader, accountId));
    const mostSaved = gallery.list.input.parse({ author: username, sort: 'save_count', limit: CHEF_PAGE_LIMITS.mostSaved });
    const [{ items }, saves, followers, cookedLately] = await Promise.all([
      this.gallery.list(mostSaved, reader),
      this.gallery.countSavesOf(accountId),
      this.chefs.listFollowers(accountId, CHEF_PAGE_LIMITS.followers, hidden),
      isBlocked ? [] : this.cookedLately(accountId, hidden),
    ]);
    return {
      since_year: new Date(timeOf(accountId)).getUTCFullYear(),
      saves,
      most_saved: items,
      followers,
      cooked_lately: cookedLately,
    };
  }

  /** Each recipe once, the last time that the cook made it. */
  private async cookedLately(accountId: string, hidden: ReadonlySet<string>): Promise<ChefKitchen['cooked_lately']> {
    const entries = await this.history.latelyBy(accountId, ENTRIES_LOOKED_AT);
    const cards = await this.gallery.shownAmong([...new Set(entries.map(({ recipeId }) => recipeId))]);
    const others = cards.filter(({ ownerId }) => ownerId !== accountId && !hidden.has(ownerId)).slice(0, CHEF_PAGE_LIMITS.cookedLately);
    const views = await this.gallery.viewsOf(others);
    return views.flatMap((recipe) => {
      const date = entries.find(({ recipeId }) => recipeId === recipe.id)?.date;
      return date === undefined ? [] : [{ date, recipe }];
    });
  }
}
