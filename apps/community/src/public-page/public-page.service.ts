import { Injectable } from '@nestjs/common';
import { MAX_PAGE_SIZE, type OutputOf, PUBLIC_PAGES_AT_ONCE, type publicPage } from '@simmer/contracts';
import { ChefService } from '../chef/chef.service';
import { GalleryService } from '../gallery/gallery.service';

type Listed = OutputOf<typeof publicPage.list>['items'];

/** What everybody may see, by its address. Only what has a card is: moderation and taking back remove it. */
@Injectable()
export class PublicPageService {
  constructor(
    private readonly gallery: GalleryService,
    private readonly chefs: ChefService,
  ) {}

  async count(): Promise<OutputOf<typeof publicPage.count>> {
    const [recipes, authors] = await Promise.all([this.gallery.countCards(), this.gallery.listAuthors()]);
    return { recipes, chefs: authors.length };
  }

  async listRecipes(part: number): Promise<Listed> {
    const cards = await this.gallery.listAddresses((part - 1) * PUBLIC_PAGES_AT_ONCE, PUBLIC_PAGES_AT_ONCE);
    return cards.map(({ slug, changedAt }) => ({ path: `/app/community/recipe/${slug}`, changed_at: changedAt.toISOString() }));
  }

  /** Cooks with something published. One without a username, or whose page moderation hides, has no page. */
  async listChefs(part: number): Promise<Listed> {
    const authors = (await this.gallery.listAuthors()).slice((part - 1) * PUBLIC_PAGES_AT_ONCE, part * PUBLIC_PAGES_AT_ONCE);
    const items: Listed = [];
    for (let at = 0; at < authors.length; at += MAX_PAGE_SIZE)
      for (const { username } of await this.chefs.introduce(authors.slice(at, at + MAX_PAGE_SIZE)))
        items.push({ path: `/app/community/chef/${encodeURIComponent(username)}`, changed_at: null });
    return items;
  }
}
