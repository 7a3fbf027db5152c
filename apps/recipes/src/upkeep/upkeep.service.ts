import { Inject, Injectable } from '@nestjs/common';
import { RESTORE_WINDOW_DAYS } from '@simmer/contracts';
import { type Logger, LOGGER, Upkeep } from '@simmer/kit';
import { LibraryService } from '../library/library.service';
import { RecipeService } from '../recipe/recipe.service';
import { RecipesConfig } from '../recipes.config';

/** No write takes this long, so what is still noted after it was left behind. */
const LEFT_BEHIND_AFTER_MS = 60_000;
const DAY_MS = 86_400_000;

/** What nobody asks for: settling what a service that died left open, and forgetting what was deleted long ago. */
@Injectable()
export class UpkeepService extends Upkeep {
  constructor(
    @Inject(LibraryService) private readonly library: LibraryService,
    @Inject(RecipeService) private readonly recipes: RecipeService,
    @Inject(RecipesConfig.token) { RECIPES_UPKEEP_SECONDS }: RecipesConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(RECIPES_UPKEEP_SECONDS, logger);
  }

  async run(now: Date = new Date()): Promise<void> {
    await this.library.settleLeftovers(new Date(now.getTime() - LEFT_BEHIND_AFTER_MS));
    await this.recipes.purge(new Date(now.getTime() - RESTORE_WINDOW_DAYS * DAY_MS));
  }
}
