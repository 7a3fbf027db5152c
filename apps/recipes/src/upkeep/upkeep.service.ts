import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RESTORE_WINDOW_DAYS } from '@simmer/contracts';
import { type Logger, LOGGER } from '@simmer/kit';
import { LibraryService } from '../library/library.service';
import { RecipeService } from '../recipe/recipe.service';
import { RecipesConfig } from '../recipes.config';

/** No write takes this long, so what is still noted after it was left behind. */
const LEFT_BEHIND_AFTER_MS = 60_000;
const DAY_MS = 86_400_000;

/** What nobody asks for: settling what a service that died left open, and forgetting what was deleted long ago. */
@Injectable()
export class UpkeepService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    @Inject(LibraryService) private readonly library: LibraryService,
    @Inject(RecipeService) private readonly recipes: RecipeService,
    @Inject(RecipesConfig.token) private readonly config: RecipesConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => (this.round = this.tryRound()), this.config.RECIPES_UPKEEP_SECONDS * 1_000).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** One round, as if it were `now`. */
  async run(now: Date = new Date()): Promise<void> {
    await this.library.settleLeftovers(new Date(now.getTime() - LEFT_BEHIND_AFTER_MS));
    await this.recipes.purge(new Date(now.getTime() - RESTORE_WINDOW_DAYS * DAY_MS));
  }

  private async tryRound(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn({ err: error }, 'upkeep did not get through; the next round tries again');
    }
  }
}
