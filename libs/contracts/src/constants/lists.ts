/** Why something that was done to a shopping list is not on it. */
export const LIST_REFUSALS = ['full', 'removed', 'not-allowed'] as const;

/** Of shopping lists; in characters where it is text. */
export const LIST_LIMITS = {
  name: 80,
  item: 160,
  device: 64,
  field: 160,
  value: 500,
  /** Fields of an item that is added. */
  fields: 60,
  /** Amounts of one source in an item. */
  sources: 50,
  /** What one list weighs as JSON in UTF-8, so that an answer with all of it fits into one message of the bus. */
  bytes: 640 * 1024,
  /** Items on one list. */
  items: 500,
  /** Of what is known about one list: the recipes that it is made from, its stores. */
  about: 200,
  /** Lists that a cook begins. */
  lists: 20,
  /** Guest links of one list. */
  links: 20,
  /** Days that a guest link opens the list. */
  linkDays: 30,
  /** The length of a guest's name. */
  guestName: 40,
  /** Browsers that are remembered to have looked at one list. */
  visits: 40,
  /** Of one request. */
  operations: 500,
  /** Operations that a list remembers one by one. */
  kept: 1_000,
} as const;

/** How often an open list sends a heartbeat; without one for longer, the device counts as gone. */
export const LIST_VISIT_EVERY_MS = 30_000;
export const LIST_VISIT_ENDS_AFTER_MS = 75_000;

/** Who did something to a list as a guest, by the name that they gave. */
export const guestNamed = (name: string): string => `guest:${name}`;
/** The name of a guest; undefined for a member. */
export const guestNameOf = (who: string): string | undefined => (who.startsWith('guest:') ? who.slice('guest:'.length) : undefined);

/** The device in whose name the server itself changes a shopping list. */
export const SERVER_DEVICE = 'server';
