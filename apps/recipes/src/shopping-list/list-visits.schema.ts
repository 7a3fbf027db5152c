import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const LIST_VISITS_MODEL = 'ListVisits';

/** A page of a browser that shows a list, or has. */
export interface ListVisit {
  tab: string;
  /** An account, or a guest by the name that they gave. */
  who: string;
  isHere: boolean;
  at: Date;
}

export interface ListVisitsDocument extends WithOutbox {
  /** The list's id. */
  _id: string;
  /** The last one last. */
  visits: ListVisit[];
  revision: number;
}

export const ListVisitsSchema = new Schema<ListVisitsDocument>(
  {
    _id: { type: String, required: true },
    visits: { type: [{ _id: false, tab: String, who: String, isHere: Boolean, at: Date }], required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'shopping_list_visits', versionKey: false, id: false },
);
ListVisitsSchema.plugin(outboxPlugin);
