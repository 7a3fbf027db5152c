import { z } from 'zod';
import { HELP_CATEGORIES } from '../constants';
import { Id } from '../kit/fields';
import { operation } from '../kit/operation';

/** Of the most articles that staff read the votes of at once. */
export const MOST_VOTED_ARTICLES = 500;

const article = {
  category: z.enum(HELP_CATEGORIES),
  slug: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(80)
    .describe('Of the article’s address'),
};

export const HelpArticleVotes = z.object({ ...article, useful: z.int(), not_useful: z.int() });
export type HelpArticleVotes = z.infer<typeof HelpArticleVotes>;

/** Whether the articles of the knowledge base help. */
export const help = {
  vote: operation('rpc.community.help.vote', {
    summary: 'Say whether a help article was useful; saying it again takes the place of what was said before',
    access: 'public',
    http: { method: 'PUT', path: '/help/articles/:category/:slug/vote' },
    input: z.strictObject({
      ...article,
      useful: z.boolean(),
      voice: Id.describe('A random id of this visit, so that nobody counts twice'),
    }),
    output: z.object({ counted: z.literal(true) }),
  }),
  listVotes: operation('rpc.community.help.list-votes', {
    summary: 'Count who found which help article useful, those with the most answers first',
    access: 'staff',
    staffRoles: ['moderator'],
    audited: false,
    http: { method: 'GET', path: '/staff/help-votes' },
    input: z.strictObject({}),
    output: z.object({ items: z.array(HelpArticleVotes).max(MOST_VOTED_ARTICLES) }),
  }),
};
