import type { Chef, ChefKitchen, CommunityRecipePage } from '@simmer/contracts';
import * as chefs from '@simmer/messages/chef';
import * as t from '@simmer/messages/community-recipe';
import { headOf } from '../../app/head';
import { headOfRecipe, previewOf } from '../../recipe/recipe-head';

/** What the page of a published recipe says of itself; null: there is none at the address, undefined: it could not be read. */
export function headOfRecipePage(page: CommunityRecipePage | null | undefined) {
  if (page) return headOfRecipe(page.recipe, `/app/community/recipe/${page.card.slug}`);
  return page === null ? headOf({ title: t.gone, description: t.goneText }) : {};
}

/** What a cook's page says of itself; null: nobody cooks at the address, undefined: it could not be read. */
export function headOfChef(page: { chef: Chef; kitchen: ChefKitchen | undefined } | null | undefined) {
  if (!page) return page === null ? headOf({ title: chefs.unknown, description: chefs.unknownText }) : {};
  const { username, about } = page.chef;
  const address = `/app/community/chef/${encodeURIComponent(username)}`;
  const [dish] = page.kitchen?.most_saved ?? [];
  return headOf({
    title: chefs.at({ username }),
    description: about || chefs.description({ username }),
    address,
    data: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: username, url: address, ...(about && { description: about }) } },
    ...(dish && { image: previewOf(dish) }),
  });
}
