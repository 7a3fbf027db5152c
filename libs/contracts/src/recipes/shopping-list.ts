import { z } from 'zod';
import { atMostBytes } from '../kit/answer-size';
import { LIST_LIMITS, LIST_REFUSALS, SERVER_DEVICE } from '../constants';
import { type Audience, browsersOf, event, guestsOf } from '../kit/event';
import { Id, requiredText, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';

const { name, item, device, value, field, sources } = LIST_LIMITS;

/** Three parts that sort as one text: time and count in base 36, and the device. */
const Stamp = z.string().regex(/^[0-9a-z]{9}\.[0-9a-z]{4}\..+$/, { error: rule('stamp') });
const DeviceId = z
  .string()
  .min(1)
  .max(device)
  .regex(/^[\w-]+$/, { error: rule('device') });
const ItemId = requiredText(item, rule('item-id')).refine((id) => id !== '__proto__', { error: rule('item-id') });
/** 'note', or 'share:' with the source that wants so much of the item. */
const FieldName = z
  .string()
  .regex(/^[a-z][a-zA-Z]*(:[^\u0000]+)?$/, { error: rule('item-field') })
  .max(field);

/** So much of an item; all null for some. */
export const ListAmount = z.strictObject({
  quantity: z.number().nullable(),
  quantityMax: z.number().nullable(),
  unit: text(60).nullable(),
});
const FieldValue = z.union([text(value), z.number(), z.boolean(), z.null(), z.array(ListAmount).max(sources).readonly()], {
  error: rule('item-value'),
});
const Fields = z
  .record(FieldName, FieldValue)
  .refine((fields) => Object.keys(fields).length <= LIST_LIMITS.fields, { error: rule('item-fields', { most: LIST_LIMITS.fields }) });

const everyOperation = {
  device: DeviceId,
  number: z.int().min(1).describe('Counted by the device, from 1 without gaps'),
  clock: Stamp,
  item: ItemId,
  by: z.string().optional().describe('Who did it, told by the server: an account, or "guest:" and a name'),
};

/** One thing done to a list. What it means is in libs/shopping-list. */
const ListOperation = z.discriminatedUnion('type', [
  z.strictObject({ ...everyOperation, type: z.literal('add'), fields: Fields }),
  z.strictObject({ ...everyOperation, type: z.literal('set'), field: FieldName, value: FieldValue }),
  z.strictObject({ ...everyOperation, type: z.literal('tick') }),
  z.strictObject({ ...everyOperation, type: z.literal('untick') }),
  z.strictObject({
    ...everyOperation,
    type: z.literal('remove'),
    adds: z
      .array(z.string().max(LIST_LIMITS.item))
      .max(LIST_LIMITS.operations)
      .readonly()
      .describe('Ids (device:number) of the adds that were seen'),
  }),
  z.strictObject({ ...everyOperation, type: z.literal('move'), order: z.string().max(value) }),
]);

const stamps = z.record(z.string(), Stamp);
const ListSnapshot = z.record(
  z.string(),
  z.object({
    adds: stamps,
    removed: stamps,
    fields: z.record(z.string(), z.object({ value: FieldValue, clock: Stamp, by: z.string().optional() })),
  }),
);

export const ShoppingList = z.object({
  id: Id,
  name: z.string().describe('Empty for the list that every household has from the start'),
  open: z.int().describe('Items that are still to get'),
  updated_at: Timestamp.nullable(),
});
export type ShoppingList = z.infer<typeof ShoppingList>;

const listName = requiredText(name, rule('list-name'));

/** Somebody who shops along. */
export const Shopper = z.object({
  who: z.string().describe('An account, or "guest:" and a name, as operations name who did them'),
  name: z.string(),
  isHere: z.boolean().describe('Looks at the list now'),
  seen_at: Timestamp.nullable(),
});
export type Shopper = z.infer<typeof Shopper>;

export const GuestLink = z.object({ id: Id, made_by: Id, expires_at: Timestamp });
export type GuestLink = z.infer<typeof GuestLink>;

/** The token of a guest link: 256 random bits. Only the hash is stored. */
export const GuestLinkToken = z.string().regex(/^[\w-]{43}$/, { error: rule('guest-link') });

/** Three texts as JSON: which item, which of its adds, removed adds or fields, and which of those. */
function isPlaceInList(after: string): boolean {
  try {
    const place: unknown = JSON.parse(after);
    return Array.isArray(place) && place.length === 3 && place.every((part) => typeof part === 'string');
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** What a device sends, a member's or a guest's. */
export const syncRequest = {
  device: DeviceId.refine((id) => id !== SERVER_DEVICE, { error: rule('server-device') }),
  mark: z.int().min(0).describe('How far the device knows the list; 0 for nothing'),
  operations: z.array(ListOperation).max(LIST_LIMITS.operations).describe('Not acknowledged yet, in order; sent again until they are'),
  after: z
    .string()
    .max(1_000)
    .refine(isPlaceInList, { error: rule('invalid') })
    .optional()
    .describe('Where a list that is told in parts goes on: `rest` of the answer before'),
};

export const SyncAnswer = atMostBytes(
  LIST_LIMITS.bytes + 64 * 1024,
  z.object({
    mark: z.int(),
    acknowledged: z.int().describe('Every operation of the device up to this number is kept or refused'),
    refused: z
      .array(
        z.object({
          number: z.int(),
          reason: z
            .enum(LIST_REFUSALS)
            .describe('full: no room for it; removed: nobody knows the item any more; not-allowed: not for a guest'),
        }),
      )
      .max(LIST_LIMITS.operations),
    operations: z.array(ListOperation).max(LIST_LIMITS.kept + LIST_LIMITS.operations),
    list: ListSnapshot.optional().describe('The whole list, for a device that was away for longer than the operations reach back'),
    rest: z
      .string()
      .max(1_000)
      .optional()
      .describe('More of the list follows, to be asked for as `after`; the mark of the first part is that of the whole'),
    serverTime: z.int().describe('Milliseconds since 1970'),
  }),
);

/** That a browser shows the list, or does no more. */
export const visit = {
  tab: DeviceId.describe('One page of one browser'),
  isHere: z.boolean(),
};

export const Shoppers = z.object({ people: z.array(Shopper).max(LIST_LIMITS.visits + 20) });

export const shoppingList = {
  list: operation('rpc.recipes.shopping-list.list', {
    summary: 'List the shopping lists of your household, the main list first',
    access: 'cook',
    http: { method: 'GET', path: '/shopping-lists' },
    input: z.strictObject({}),
    output: z.object({ items: z.array(ShoppingList).max(LIST_LIMITS.lists + 1) }),
  }),
  create: operation('rpc.recipes.shopping-list.create', {
    summary: 'Create a shopping list',
    access: 'cook',
    http: { method: 'POST', path: '/shopping-lists', status: 201 },
    input: z.strictObject({ id: Id.describe('Made by the client: the idempotency key'), name: listName }),
    output: ShoppingList,
    errors: ['request.id-taken', 'recipes.too-many-lists'],
  }),
  rename: operation('rpc.recipes.shopping-list.rename', {
    summary: 'Rename a shopping list',
    access: 'cook',
    http: { method: 'PUT', path: '/shopping-lists/:id/name' },
    input: z.strictObject({ id: Id, name: listName }),
    output: ShoppingList,
    errors: ['recipes.list-not-found'],
  }),
  /** Gone for everybody, and back for everybody. The list that a household has from the start stays. */
  setDeleted: operation('rpc.recipes.shopping-list.set-deleted', {
    summary: 'Delete a shopping list, or restore it within 30 days',
    access: 'cook',
    http: { method: 'PUT', path: '/shopping-lists/:id/deleted' },
    input: z.strictObject({ id: Id, deleted: z.boolean() }),
    output: ShoppingList,
    errors: ['recipes.list-not-found', 'recipes.main-list'],
  }),
  /** Everything that happens to items, in both directions. The list whose id is that of the household is there from the start. */
  sync: operation('rpc.recipes.shopping-list.sync', {
    summary: "Sync a device's changes to a list",
    access: 'cook',
    http: { method: 'POST', path: '/shopping-lists/:id/sync', status: 200 },
    input: z.strictObject({ id: Id, ...syncRequest }),
    output: SyncAnswer,
    errors: ['recipes.list-not-found', 'recipes.device-taken'],
  }),
  /** Said again every half minute while the list is open. */
  visit: operation('rpc.recipes.shopping-list.visit', {
    summary: 'Announce your visit to a list, and get the other visitors',
    access: 'cook',
    http: { method: 'POST', path: '/shopping-lists/:id/visits', status: 200 },
    input: z.strictObject({ id: Id, ...visit }),
    output: Shoppers,
    errors: ['recipes.list-not-found'],
  }),
  listLinks: operation('rpc.recipes.shopping-list.list-links', {
    summary: 'List the guest links of a list',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/shopping-lists/:id/guest-links' },
    input: z.strictObject({ id: Id }),
    output: z.object({ items: z.array(GuestLink).max(LIST_LIMITS.links) }),
    errors: ['recipes.list-not-found'],
  }),
  makeLink: operation('rpc.recipes.shopping-list.make-link', {
    summary: 'Create a guest link, which opens a list without an account; its token is shown only once',
    access: 'cook',
    scope: 'none',
    requires: { verifiedEmail: true },
    opens: 'guest-link',
    http: { method: 'POST', path: '/shopping-lists/:id/guest-links', status: 201 },
    input: z.strictObject({ id: Id }),
    output: z.object({ token: GuestLinkToken, link: GuestLink }),
    errors: ['recipes.list-not-found', 'recipes.too-many-links'],
  }),
  endLink: operation('rpc.recipes.shopping-list.end-link', {
    summary: 'Revoke a guest link',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/shopping-lists/:id/guest-links/:linkId' },
    input: z.strictObject({ id: Id, linkId: Id }),
    output: z.object({ items: z.array(GuestLink).max(LIST_LIMITS.links) }),
    errors: ['recipes.list-not-found'],
  }),
  addItem: operation('rpc.recipes.shopping-list.add-item', {
    summary: 'Add an item to your main shopping list, in plain words',
    access: 'cook',
    scope: 'shopping-list:add',
    callers: ['identity'],
    http: { method: 'POST', path: '/shopping-lists/items', status: 201 },
    input: z.strictObject({
      id: Id.describe('Made by the client: sent again with it, the item is not added twice'),
      text: requiredText(LIST_LIMITS.value, rule('list-item')),
    }),
    output: z.object({ listId: Id, name: z.string() }),
    errors: ['recipes.list-full'],
  }),
};

const aboutList = {
  listId: Id,
  ownerId: Id.describe('The household whose list it is'),
  members: z.array(Id).describe('The accounts that share it'),
  links: z.array(Id).describe('The guest links that open it'),
  revision: z.int(),
};

const toShoppers = ({ members, links }: { members: string[]; links: string[] }): readonly Audience[] => [
  ...members.map(browsersOf),
  ...links.map(guestsOf),
];

export const shoppingListChanged = event(
  'events.recipes.shopping-list.changed',
  z.object({
    ...aboutList,
    mark: z.int().describe('How far the log reaches: a device that knows as much need not ask'),
    addedBy: Id.optional().describe('The member who has put something on it with this change'),
    added: z.int().optional().describe('How many things that were'),
    isAbout: z.boolean().default(false).describe('The list itself was changed, such as its name or who may open it'),
  }),
  // who else shares the list is nothing for its guests
  { audience: toShoppers, project: ({ listId, revision, mark, isAbout }) => ({ listId, revision, mark, isAbout }) },
);

export const shoppingListVisited = event('events.recipes.shopping-list.visited', z.object(aboutList), {
  audience: toShoppers,
  project: ({ listId, revision }) => ({ listId, revision, isVisit: true as const }),
});
