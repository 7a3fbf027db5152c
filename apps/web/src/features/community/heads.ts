import type { Chef, CommunityRecipePage } from '@simmer/contracts';
import * as chefs from '@simmer/messages/chef';
import * as t from '@simmer/messages/community-recipe';
import { headOf } from '../../app/head';
import { headOfRecipe } from '../../recipe/recipe-head';

/** What the page of a published recipe says of itself; null: there is none at the address, undefined: it could not be read. */
export function headOfRecipePage(page: CommunityRecipePage | null | undefined) {
  if (page) return headOfRecipe(page.recipe);
  return page === null ? headOf({ title: t.gone, description: t.goneText }) : {};
}

/** What a cook's page says of itself; null: nobody cooks at the address, undefined: it could not be read. */
export function headOfChef(chef: Chef | null | undefined) {
  if (!chef) return chef === null ? headOf({ title: chefs.unknown, description: chefs.unknownText }) : {};
  const { username, about } = chef;
  return headOf({ title: chefs.at({ username }), description: about || chefs.description({ username }) });
}
