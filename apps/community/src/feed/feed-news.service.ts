import { Injectable } from '@nestjs/common';
import { FEED_MAIL_LIMITS, type FeedNews, pick } from '@simmer/contracts';
import { FeedService } from './feed.service';

/** So much of each part is looked at: what is new stands first. */
const LOOKED_AT = { limit: 50 };

export interface NewsQuestion {
  /** Later than this, */
  since: Date;
  /** and until then. */
  until: Date;
  includesAnswers: boolean;
}

interface Item {
  created_at: string;
  is_new: boolean;
}

/** What came into a cook's feed within a time and was not seen there, as a mail has it. */
@Injectable()
export class FeedNewsService {
  constructor(private readonly feed: FeedService) {}

  /** Null when there is nothing. */
  async find(reader: string, { since, until, includesAnswers }: NewsQuestion): Promise<FeedNews | null> {
    const isNews = ({ created_at, is_new }: Item): boolean => is_new && new Date(created_at) > since && new Date(created_at) <= until;
    const [recipes, answers, notices] = await Promise.all([
      this.feed.listRecipes(reader, LOOKED_AT),
      includesAnswers ? this.feed.listAnswers(reader, LOOKED_AT) : { items: [] },
      this.feed.listNotices(reader, LOOKED_AT),
    ]);
    const news = {
      recipes: partOf(recipes.items.filter(isNews), ({ cook, author, ...recipe }) => ({
        ...pick(recipe, ['slug', 'title', 'source_url']),
        cook: cook?.username ?? author,
      })),
      answers: partOf(answers.items.filter(isNews), ({ kind, cook, text, recipe }) => ({
        kind,
        cook: cook?.username ?? null,
        text: shortened(text),
        recipe: pick(recipe, ['slug', 'title']),
      })),
      notices: partOf(notices.items.filter(isNews), (notice) => notice),
    };
    return Object.values(news).some(({ items }) => items.length > 0) ? news : null;
  }
}

const partOf = <T, V>(found: readonly T[], view: (item: T) => V): { items: V[]; has_more: boolean } => ({
  items: found.slice(0, FEED_MAIL_LIMITS.items).map(view),
  has_more: found.length > FEED_MAIL_LIMITS.items,
});

const characters = new Intl.Segmenter();

/** Never in the middle of a character. */
function shortened(text: string): string {
  const all = [...characters.segment(text)];
  if (all.length <= FEED_MAIL_LIMITS.text) return text;
  const kept = all.slice(0, FEED_MAIL_LIMITS.text - 1).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
