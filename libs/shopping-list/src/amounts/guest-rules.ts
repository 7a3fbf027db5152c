import { FOOD_LANGUAGES } from '@simmer/foods';
import { isAboutList } from '../log/list-state';
import type { ListLog } from '../log/list-log';
import type { Fields, FieldValue, ListOperation } from '../log/operation';
import { isOwnShare } from './shares';

/** Fields that a guest names at once. */
const MOST_FIELDS = 20;
/** What a thing gets when somebody puts it on the list: its name, where in a store and on the list it stands. */
const OF_A_NEW_THING = new Set(['name', 'aisle', 'order']);

/**
 * Whether a guest may do this: tick, untick, add by name, amount and note, and take back what the same device has added. What others called a
 * thing, where it stands and what is settled about the list is for its household.
 */
export function mayGuest(operation: ListOperation, log: Pick<ListLog, 'item' | 'remembered'>): boolean {
  const { item } = operation;
  if (isAboutList(item)) return false;
  switch (operation.type) {
    case 'tick':
    case 'untick':
      return true;
    case 'add': {
      const fields = Object.entries(operation.fields);
      if (fields.length > MOST_FIELDS) return false;
      if (log.item(item)) return fields.every(([field]) => isOfAdding(field));
      return fields.every(
        ([field, value]) =>
          isOfAdding(field) || OF_A_NEW_THING.has(field) || isLanguage(field, value) || isAsBefore(log.remembered(item), field, value),
      );
    }
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

/** The language that the name of a new thing is written in. */
const isLanguage = (field: string, value: FieldValue): boolean => field === 'language' && FOOD_LANGUAGES.some((one) => one === value);

/** What was known of a thing comes back with it, or is taken from it. */
const isAsBefore = (known: Fields, field: string, value: FieldValue): boolean =>
  Object.hasOwn(known, field) && (value === null || JSON.stringify(known[field]) === JSON.stringify(value));
