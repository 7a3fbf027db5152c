import { Injectable } from '@nestjs/common';
import { type InputOf, MAX_PAGE_SIZE, type OutputOf, type PublicRecipe, recipe } from '@simmer/contracts';
import { Bus, type Comparison, type Drift, Reconciliations } from '@simmer/kit';
import { CookService } from '../chef/cook.service';
import { showsWhatIs } from './gallery-card';
import { GalleryRepository } from './gallery.repository';
import { GalleryService } from './gallery.service';

const { listPublic } = recipe;

/** Compares the gallery with what is published. What the gallery has is always read first, so that the truth is the younger of the two. */
@Injectable()
export class GalleryReconciliation {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly service: GalleryService,
    private readonly cooks: CookService,
    private readonly bus: Bus,
    private readonly reconciliations: Reconciliations,
  ) {}

  reconcile(options?: Parameters<Reconciliations['reconcile']>[2]): Promise<Drift> {
    return this.reconciliations.reconcile('gallery', [this.published(), this.shown(), this.cards(), this.profiles()], options);
  }

  /** Whatever is published and not hidden has its card, which shows it as it is. */
  private published(): Comparison {
    return {
      idsAfter: async (limit, after) => (await this.list({ limit, after })).items.map(({ id }) => id),
      drifted: async (recipeIds) => {
        const cards = await this.gallery.cardsOf(recipeIds);
        const hidden = await this.gallery.hiddenAmong(recipeIds);
        const visible = [...(await this.publicForms(recipeIds)).values()].filter(({ id }) => !hidden.has(id));
        return visible.filter((recipe) => !showsWhatIs(cards.get(recipe.id), recipe)).map(({ id }) => id);
      },
      mend: (recipeId) => this.project(recipeId),
    };
  }

  /** Whatever is shown is published. */
  private shown(): Comparison {
    return {
      idsAfter: (limit, after) => this.gallery.shownAfter(limit, after),
      drifted: async (recipeIds) => {
        const cards = await this.gallery.cardsOf(recipeIds);
        const published = await this.publicForms(recipeIds);
        return [...cards.keys()].filter((id) => !published.has(id));
      },
      mend: (recipeId) => this.project(recipeId),
    };
  }

  /** Every card is the one that its recipe is shown by. */
  private cards(): Comparison {
    return {
      idsAfter: (limit, after) => this.gallery.cardsAfter(limit, after),
      drifted: (cardIds) => this.gallery.strayCards(cardIds),
      mend: async (cardId) => {
        await this.service.hide(cardId);
        return true;
      },
    };
  }

  /** Every cook is called what their profile says. */
  private profiles(): Comparison {
    return {
      idsAfter: (limit, after) => this.cooks.idsAfter(limit, after),
      drifted: (accountIds) => this.cooks.drifted(accountIds),
      mend: async (accountId) => {
        await this.cooks.mend(accountId);
        return true;
      },
    };
  }

  private async project(recipeId: string): Promise<boolean> {
    await this.service.project(recipeId);
    return true;
  }

  /** Those of these recipes that are published. An answer that would be too large comes in several pages. */
  private async publicForms(among: string[]): Promise<Map<string, PublicRecipe>> {
    const forms: PublicRecipe[] = [];
    let after: string | undefined;
    do {
      const page = await this.list({ limit: MAX_PAGE_SIZE, among, after });
      forms.push(...page.items);
      after = page.next ?? undefined;
    } while (after !== undefined);
    return new Map(forms.map((form) => [form.id, form]));
  }

  private list(input: InputOf<typeof listPublic>): Promise<OutputOf<typeof listPublic>> {
    return this.bus.call(listPublic, input, { asService: true });
  }
}
