import type { ListItem } from '../log/list-state';
import { AboutList } from './about-list';
import { isOwn, sharesOf } from './shares';

/** Whether only recipes want an item, and kitchens have it: it is shown apart, and is nothing to get until a cook says so. */
export function isProbablyAtHome(item: ListItem, about: AboutList): boolean {
  const said = item.fields['home'];
  if (typeof said === 'boolean') return said;
  const shares = sharesOf(item);
  return shares.length > 0 && !shares.some(({ source }) => isOwn(source)) && about.isAtHome(String(item.fields['name'] ?? ''));
}

/** How many things of a list are still to get. */
export function countToGet(list: { items(): readonly ListItem[]; item(id: string): ListItem | undefined }): number {
  const about = AboutList.of(list);
  return list.items().filter((item) => !item.ticked && !isProbablyAtHome(item, about)).length;
}
