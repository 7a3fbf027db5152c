import { Controller } from '@nestjs/common';
import { type MineOfRecipe, type ParsedInputOf, recipePage } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { RecipePageService } from './recipe-page.service';

@Controller()
export class RecipePageHandlers {
  constructor(private readonly pages: RecipePageService) {}

  @Handles(recipePage.mine)
  mine({ id }: ParsedInputOf<typeof recipePage.mine>, { actor }: ContextOf<typeof recipePage.mine>): Promise<MineOfRecipe> {
    return this.pages.mine(actor.accountId, id);
  }
}
