import { isAboutList, type ListItem } from '../log/list-state';
import type { ListOperation } from '../log/operation';
import { isOwnShare } from './shares';

/**
 * Whether a guest may do this: tick, untick, add, and take back what the same device has added. What others called a thing, where it stands and
 * what is settled about the list is for its household. `known` is the item as it is on the list.
 */
export function mayGuest(operation: ListOperation, known: ListItem | undefined): boolean {
  if (isAboutList(operation.item)) return false;
  switch (operation.type) {
    case 'tick':
    case 'untick':
      return true;
    case 'add':
      return known === undefined || Object.keys(operation.fields).every(isOfAdding);
    case 'set':
      return isOfAdding(operation.field);
    case 'remove':
      return operation.adds.every((id) => id.startsWith(`${operation.device}:`));
    case 'move':
      return false;
  }
}

/** What a thing that is there already gets when somebody wants more of it. */
const isOfAdding = (field: string): boolean => field === 'ticked' || field === 'note' || isOwnShare(field);
