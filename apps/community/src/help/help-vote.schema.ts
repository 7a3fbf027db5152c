import type { HelpCategory } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const HELP_VOTE_MODEL = 'HelpVote';

/** What one visit has said of an article of the help. Nothing says whose visit it was. */
export interface HelpVoteDocument {
  /** `category/slug:voice`. */
  _id: string;
  category: HelpCategory;
  slug: string;
  useful: boolean;
}

export const HelpVoteSchema = new Schema<HelpVoteDocument>(
  {
    _id: { type: String, required: true },
    category: { type: String, required: true },
    slug: { type: String, required: true },
    useful: { type: Boolean, required: true },
  },
  { collection: 'help_votes', versionKey: false, id: false },
);
