import { FOOD_LANGUAGES } from '@simmer/foods';
import { isAboutList } from '../log/list-state';
import type { ListLog } from '../log/list-log';
import type { Fields, FieldValue, ListOperation } from '../log/operation';
import type { RefusalReason } from '../log/sync';
import { BOUGHT } from './basket';
import { isOwnShare } from './shares';

/** Fields that a guest names at once. */
const MOST_FIELDS = 20;
/** What a thing gets when somebody puts it on the list: its name, where in a store and on the list it stands. */
const OF_A_NEW_THING = new Set(['name', 'aisle', 'order']);

/**
 * What a guest's operation does: tick, untick, add by name, amount and note, and take back what the same device has added. What others called a thing,
 * where it stands and what is settled about the list is for its household: of a thing that somebody else was first to add, the guest's amount is
 * taken and the rest stays as it is. `not-allowed` where nothing of it may be done.
 */
export function asGuest(operation: ListOperation, log: Pick<ListLog, 'item' | 'remembered'>): ListOperation | RefusalReason {
  const { item } = operation;
  if (isAboutList(item)) return 'not-allowed';
  switch (operation.type) {
    case 'tick':
    case 'untick':
      return operation;
    case 'add':
      return log.item(item) ? moreOf(operation) : newThing(operation, log.remembered(item));
    case 'set':
      return isOfAdding(operation.field) ? operation : 'not-allowed';
    case 'remove':
      return operation.adds.every((id) => id.startsWith(`${operation.device}:`)) ? operation : 'not-allowed';
    case 'move':
      return 'not-allowed';
  }
}

type Adding = Extract<ListOperation, { type: 'add' }>;
type Field = [name: string, value: FieldValue];

/**
 * Of a thing that is not on the list what is the guest's to say, and what was known of it is taken from it. What else the guest's device remembers of it
 * comes back as the household left it last.
 */
function newThing(operation: Adding, known: Fields): ListOperation | RefusalReason {
  const isTaken = ([field, value]: Field): boolean => value === null && Object.hasOwn(known, field);
  const isTold = ([field, value]: Field): boolean => isOfAdding(field) || OF_A_NEW_THING.has(field) || isLanguage(field, value);
  const fields = Object.entries(operation.fields).filter((field) => isTaken(field) || isTold(field));
  const told = fields.filter((field) => !isTaken(field));
  return told.length > MOST_FIELDS ? 'not-allowed' : { ...operation, fields: Object.fromEntries(fields) };
}

/** Of an addition to a thing that is there what is the guest's to say. A device that did not know the thing forgets what was wanted of it long ago: that is not taken. */
function moreOf(operation: Adding): ListOperation | RefusalReason {
  const isNewToGuest = 'name' in operation.fields;
  const fields = Object.entries(operation.fields).filter(([field, value]) => isOfAdding(field) && !(isNewToGuest && value === null));
  return fields.length > 0 && fields.length <= MOST_FIELDS ? { ...operation, fields: Object.fromEntries(fields) } : 'not-allowed';
}

/** What a thing that is there already gets when somebody wants more of it. */
const isOfAdding = (field: string): boolean => ['ticked', 'note', BOUGHT].includes(field) || isOwnShare(field);

/** The language that the name of a new thing is written in. */
const isLanguage = (field: string, value: FieldValue): boolean => field === 'language' && FOOD_LANGUAGES.some((one) => one === value);
