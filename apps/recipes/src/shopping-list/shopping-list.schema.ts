import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const SHOPPING_LIST_MODEL = 'ShoppingList';

export interface ShoppingListDocument extends WithOutbox {
  _id: string;
  /** The household whose list it is. */
  ownerId: string;
  /** Who began it and takes it along when they leave; nobody for the list that a household has from the start. */
  madeBy: string | null;
  name: string;
  /** Counts every write. */
  revision: number;
  /** Items that are still to get. */
  open: number;
  /** The log as libs/shopping-list keeps it, as JSON: its keys are ids of items and devices, which not every store takes for names of fields. */
  log: string;
  /** The links that open it without an account, and some that did. */
  links: GuestLinkState[];
  updated_at: Date;
  /** When it was deleted; it can be restored until it is purged. */
  deletedAt: Date | null;
}

export interface GuestLinkState {
  id: string;
  /** The hash of the token. */
  hash: string;
  madeBy: string;
  expiresAt: Date;
  /** When it was turned off. */
  endedAt: Date | null;
}

export const ShoppingListSchema = new Schema<ShoppingListDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    madeBy: { type: String, default: null },
    name: { type: String, default: '' },
    revision: { type: Number, required: true },
    open: { type: Number, required: true },
    log: { type: String, required: true },
    links: { type: [{ _id: false, id: String, hash: String, madeBy: String, expiresAt: Date, endedAt: Date }], default: [] },
    updated_at: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
  },
  { collection: 'shopping_lists', versionKey: false, id: false },
);
ShoppingListSchema.index({ ownerId: 1, _id: 1 });
ShoppingListSchema.index({ deletedAt: 1 });
ShoppingListSchema.index({ 'links.hash': 1 });
ShoppingListSchema.index({ 'links.id': 1 });
ShoppingListSchema.index({ 'links.madeBy': 1 });
ShoppingListSchema.plugin(outboxPlugin);
