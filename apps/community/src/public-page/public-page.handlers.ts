import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, publicPage } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { PublicPageService } from './public-page.service';

@Controller()
export class PublicPageHandlers {
  constructor(private readonly pages: PublicPageService) {}

  @Handles(publicPage.count)
  count(): Promise<OutputOf<typeof publicPage.count>> {
    return this.pages.count();
  }

  @Handles(publicPage.list)
  async list({ kind, part }: ParsedInputOf<typeof publicPage.list>): Promise<OutputOf<typeof publicPage.list>> {
    return { items: kind === 'recipes' ? await this.pages.listRecipes(part) : await this.pages.listChefs(part) };
  }
}
