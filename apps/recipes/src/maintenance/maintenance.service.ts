import { Injectable } from '@nestjs/common';
import { RESTORE_WINDOW_DAYS, DAY_MS } from '@simmer/contracts';
import { LibraryService } from '../library/library.service';
import { RecipeService } from '../recipe/recipe.service';
import { ShareLinkService } from '../share-link/share-link.service';
import { ShoppingListService } from '../shopping-list/shopping-list.service';
import { TrayService } from '../tray/tray.service';

/** No write takes this long, so what is still noted after it was left behind. */
const LEFT_BEHIND_AFTER_MS = 60_000;

/** What nobody asks for. */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly library: LibraryService,
    private readonly recipes: RecipeService,
    private readonly shareLinks: ShareLinkService,
    private readonly lists: ShoppingListService,
    private readonly tray: TrayService,
  ) {}

  /** Settles what a service that died left open. */
  async settleLeftovers(now: Date = new Date()): Promise<void> {
    const owners = await this.library.settleLeftovers(new Date(now.getTime() - LEFT_BEHIND_AFTER_MS));
    for (const owner of owners) await this.tray.moveUp(owner);
  }

  /** Forgets what was deleted, or is over, for long. */
  async purgeDeleted(now: Date = new Date()): Promise<void> {
    const before = new Date(now.getTime() - RESTORE_WINDOW_DAYS * DAY_MS);
    await this.recipes.purge(before);
    await this.lists.purge(before);
    await this.shareLinks.purge(now);
  }
}
