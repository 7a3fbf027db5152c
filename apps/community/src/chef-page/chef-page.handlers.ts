import { Controller } from '@nestjs/common';
import { type ChefKitchen, chefPage, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ChefPageService } from './chef-page.service';

@Controller()
export class ChefPageHandlers {
  constructor(private readonly pages: ChefPageService) {}

  @Handles(chefPage.kitchen)
  kitchen({ username }: ParsedInputOf<typeof chefPage.kitchen>, { actor }: ContextOf<typeof chefPage.kitchen>): Promise<ChefKitchen> {
    return this.pages.kitchen(actor?.accountId ?? null, username);
  }
}
