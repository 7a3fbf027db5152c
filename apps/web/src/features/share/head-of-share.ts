import type { SharedContent } from '@simmer/contracts';
import * as t from '@simmer/messages/share';
import { headOf } from '../../app/head';
import { headOfRecipe } from '../../recipe/recipe-head';
import { titleOf } from './shared-week-page';

/** What the page of a share link says of itself: for whoever was given the address, and for no index of the web. */
export function headOfShare(content: SharedContent | null | undefined) {
  return content ? headOfContent(content) : headOf({ title: t.unknown, description: t.unknownText });
}

function headOfContent(content: SharedContent) {
  if (content.kind === 'recipe') return headOfRecipe(content.recipe);
  const count = content.week.days.flatMap(({ dishes }) => dishes).length;
  return headOf({ title: titleOf(content.week), description: t.weekDescription({ count }) });
}
