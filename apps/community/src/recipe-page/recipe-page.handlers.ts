import { Controller } from '@nestjs/common';
import { type MineOfRecipe, type ParsedInputOf, type ReasonsShown, recipePage } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { RecipePageService } from './recipe-page.service';

@Controller()
export class RecipePageHandlers {
  constructor(private readonly pages: RecipePageService) {}

  @Handles(recipePage.reasons)
  reasons({ id }: ParsedInputOf<typeof recipePage.reasons>, { actor }: ContextOf<typeof recipePage.reasons>): Promise<ReasonsShown> {
    return this.pages.reasons(actor?.accountId ?? null, id);
  }

  @Handles(recipePage.mine)
  mine({ id }: ParsedInputOf<typeof recipePage.mine>, { actor }: ContextOf<typeof recipePage.mine>): Promise<MineOfRecipe> {
    return this.pages.mine(actor.accountId, id);
  }
}
